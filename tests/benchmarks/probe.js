// Looks at the page: when is it painted, when has the first click been answered, and then, click by
// click, how long until the picture changes. Times are ms, at first since the page was asked for.
// ipycanvas brings a new picture into the page with drawImage; the app's own page clears a canvas and
// paints it in one go: that is the moment to look.
// With `frames` it is looked at every frame, for a page that draws in its canvases themselves.
window.probe = ({ painted, click, state, frames }) => {
  const seen = { painted: null, handled: null };
  let drawn = () => {};

  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (...what) {
    drawImage.apply(this, what);
    if (this.canvas.isConnected) drawn();
  };
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...what) {
    clearRect.apply(this, what);
    if (this.canvas.isConnected) queueMicrotask(() => drawn());
  };

  const frame = () => {
    drawn();
    requestAnimationFrame(frame);
  };
  if (frames) requestAnimationFrame(frame);

  // Clicks, and calls `done` with the time at which the picture is another one.
  const press = (done) => {
    const before = state();
    drawn = () => {
      if (state() === before) return;
      drawn = () => {};
      done(performance.now());
    };
    click();
  };

  const look = () => {
    if (!painted()) return requestAnimationFrame(look);
    seen.painted = performance.now();
    press((now) => (seen.handled = now));
  };
  requestAnimationFrame(look);

  // `count` more clicks, one after the other; `done` gets how long each took.
  seen.again = (count, done) => {
    const took = [];
    const one = () => {
      const since = performance.now();
      press((now) => {
        took.push(now - since);
        if (took.length < count) setTimeout(one, 150);
        else done(took);
      });
    };
    setTimeout(one, 150);
  };
  return seen;
};
