// Runs in every document before any script of the page and watches what the page still has to do,
// without changing what the page's scripts see: timers stay native functions to them.
// window[Symbol.for('stemma.rest')](quiet, limit) answers once the page rests: null, or, when
// the limit was reached first, what it was still doing.
(() => {
  const REST = Symbol.for('stemma.rest');
  if (window[REST]) return;

  const SOON = 500;
  // An app that has painted nothing yet is given longer: its timers are its start.
  const SOON_WHILE_BLANK = 3000;
  const BLANK = 40;
  // A page that asks to be left later than this is one to read, a redirect is not.
  const SECONDS_TO_REDIRECT = 5;
  // A callback that plans the next call of itself is a clock; its first rounds count as work.
  const ROUNDS = 2;

  const now = performance.now.bind(performance);
  const native = { setTimeout, clearTimeout, setInterval, clearInterval };
  const timers = new Map();
  const loading = new Set();
  let round = 0;
  let changed = now();

  const wrapped = (id, callback, mine) =>
    typeof callback !== 'function'
      ? callback
      : function (...args) {
          const before = round;
          round = mine + 1;
          mine++;
          if (id.repeats && mine < ROUNDS) timers.set(id.value, { due: now() + id.delay, round: mine });
          else timers.delete(id.value);
          try {
            return callback.apply(this, args);
          } finally {
            round = before;
          }
        };
  const scheduling = (repeats) => ({
    apply(target, self, args) {
      const id = { value: 0, repeats, delay: Math.max(0, +args[1] || 0) };
      const mine = round;
      id.value = Reflect.apply(target, self, [wrapped(id, args[0], mine), ...args.slice(1)]);
      if (mine < ROUNDS) timers.set(id.value, { due: now() + id.delay, round: mine });
      return id.value;
    },
  });
  const cancelling = {
    apply(target, self, args) {
      timers.delete(args[0]);
      return Reflect.apply(target, self, args);
    },
  };
  window.setTimeout = new Proxy(native.setTimeout, scheduling(false));
  window.setInterval = new Proxy(native.setInterval, scheduling(true));
  window.clearTimeout = new Proxy(native.clearTimeout, cancelling);
  window.clearInterval = new Proxy(native.clearInterval, cancelling);

  // Whether something of the page may wait to be scrolled to.
  let waits = false;
  const noticing = {
    construct(target, args, self) {
      waits = true;
      return Reflect.construct(target, args, self);
    },
  };
  window.IntersectionObserver = new Proxy(IntersectionObserver, noticing);
  for (const target of [window, document]) {
    const add = target.addEventListener;
    target.addEventListener = new Proxy(add, {
      apply(listen, self, args) {
        if (args[0] === 'scroll') waits = true;
        return Reflect.apply(listen, self, args);
      },
    });
  }

  // A closed shadow tree is part of what a reader sees.
  const attachShadow = Element.prototype.attachShadow;
  Element.prototype.attachShadow = new Proxy(attachShadow, {
    apply(target, self, args) {
      const root = Reflect.apply(target, self, [{ ...args[0], mode: 'open' }]);
      observer.observe(root, { childList: true, subtree: true });
      return root;
    },
  });

  const isLoading = (node) =>
    (node.localName === 'script' && node.src) ||
    (node.localName === 'link' && /\b(stylesheet|modulepreload)\b/i.test(node.rel) && node.href) ||
    (node.localName === 'iframe' && node.src && node.loading !== 'lazy');
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      let elements = record.removedNodes.length;
      for (const node of record.addedNodes) {
        if (node.nodeType !== 1) continue;
        elements++;
        if (document.readyState === 'complete' && isLoading(node)) loading.add(node);
      }
      for (const node of record.removedNodes) loading.delete(node);
      if (elements > 0) changed = now();
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  for (const kind of ['load', 'error']) {
    document.addEventListener(kind, (event) => loading.delete(event.target), true);
  }

  // Where a meta element will soon send the browser, or null.
  const refresh = () => {
    for (const meta of document.querySelectorAll('meta[http-equiv=refresh i]')) {
      const found = /^\s*([\d.]+)\s*[;,]\s*(?:url\s*=\s*)?['"]?\s*([^\s'"]+)/i.exec(meta.content);
      if (!found || found[1] > SECONDS_TO_REDIRECT) continue;
      const to = new URL(found[2], document.baseURI).href;
      if (to !== location.href) return to;
    }
    return null;
  };

  const work = () => {
    if (document.readyState !== 'complete') return 'loading ' + location.href;
    const to = refresh();
    if (to) return 'going to ' + to;
    for (const node of loading) if (node.isConnected) return 'loading ' + (node.src || node.href);
    const body = document.body;
    const blank = body && document.scripts.length > 0 && body.innerText.trim().length < BLANK;
    const horizon = now() + (blank ? SOON_WHILE_BLANK : SOON);
    for (const timer of timers.values()) if (timer.due <= horizon) return 'waiting for a timer';
    return null;
  };
  const rest = (quiet, limit) =>
    new Promise((resolve) => {
      const start = now();
      // On a busy machine timers of the page may be overdue: it rests if they changed nothing.
      const look = (overdueRan) => {
        if (observer.takeRecords().length > 0) changed = now();
        const pending = work();
        const calm = document.scripts.length === 0 || now() - changed >= quiet;
        if (!pending && calm && (overdueRan || document.scripts.length === 0)) resolve(null);
        else if (!pending && calm) native.setTimeout.call(window, look, 0, true);
        else if (now() - start >= limit) resolve(pending || 'adding and removing elements');
        else native.setTimeout.call(window, look, pending ? 20 : Math.max(5, quiet - (now() - changed)), false);
      };
      look(false);
    });
  Object.defineProperty(window, REST, { value: rest });
  Object.defineProperty(window, Symbol.for('stemma.waits'), { get: () => waits });
})();
