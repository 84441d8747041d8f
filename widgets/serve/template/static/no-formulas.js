// Stands for MathJax, which the page's program asks for; no page of ours has formulas.
Object.assign(window, {
  MathJax: { Hub: { Config() {}, Configured() {}, Queue() {}, Register: { StartupHook() {} } } },
});
