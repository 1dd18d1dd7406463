// Runs in every document before any script of the page. To the page's scripts it is always the
// same moment, and chance falls the same way every time: the numbers are those of mulberry32.
((moment) => {
  const Native = Date;
  window.Date = new Proxy(Native, {
    construct: (target, args, self) => Reflect.construct(target, args.length ? args : [moment], self),
    apply: () => new Native(moment).toString(),
  });
  Native.now = () => moment;
  Native.prototype.constructor = window.Date;
  let state = 1;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
})
