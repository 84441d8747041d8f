// Looks at the page once a frame: when is it painted, when has the first click been answered, and
// then, click by click, how long until the picture changes. Times are ms since the page was asked for.
window.probe = ({ painted, click, state }) => {
  const seen = { painted: null, handled: null, clicks: [] };
  let before, since;
  const look = () => {
    if (seen.painted === null) {
      if (painted()) {
        seen.painted = performance.now();
        before = state();
        click();
      }
    } else if (seen.handled === null) {
      if (state() !== before) seen.handled = performance.now();
    }
    if (seen.handled === null) requestAnimationFrame(look);
  };
  seen.again = (count, done) => {
    const wait = () => {
      if (state() === before) return setTimeout(wait, 0);
      seen.clicks.push(performance.now() - since);
      next();
    };
    const next = () => {
      if (seen.clicks.length === count) return done(seen.clicks);
      setTimeout(() => { before = state(); since = performance.now(); click(); wait(); }, 150);
    };
    next();
  };
  requestAnimationFrame(look);
  return seen;
};
