// Scrolls down the page once, a window at a time, no further than `end` (0: than
// it is tall now), so that what waits to be
// seen is put in; then back to the top. Answers how tall the page is afterwards. A page that waits
// for nothing is not scrolled.
(async (end) => {
  const tall = () => document.scrollingElement ? document.scrollingElement.scrollHeight : 0;
  const waits =
    window[Symbol.for('stemma.waits')] || document.querySelector('iframe[loading=lazy]') !== null;
  if (!waits || tall() <= innerHeight) return 0;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const behavior = 'instant';
  end = end || tall();
  for (let top = innerHeight; top < Math.min(end, tall()); top += innerHeight) {
    scrollTo({ top, behavior });
    await frame();
  }
  scrollTo({ top: 0, behavior });
  await frame();
  return tall();
})
