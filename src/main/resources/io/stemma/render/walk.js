// Walks the page once, in composed order and without recursion, and returns it as one string of
// records that Walk.java reads. A text is written as its length in UTF-16 units, a colon, and
// itself; a number as its digits and a semicolon.
//
//   H title address base type                        about the page; comes first
//   E flags tag n (name value){n} x y width height   opens an element
//   T flags text    C text                           a text, a comment
//   S    F                                           opens a shadow root, a frame's document
//   )                                                closes what was opened last
//   X id address shown x y                           a frame that must be read by itself
//
// The whole is a function: whether the document is shown, and where its corner stands on the page.
//
// flags: 1 hidden, 2 stands on lines of its own.
((rendered, x, y) => {
  const HIDDEN = 1;
  const BREAKS = 2;
  const INLINE = /^(inline|contents|none|ruby)/;
  const FRAMES = new Set(['iframe', 'frame', 'object', 'embed']);
  const FRAME = 'data-stemma-frame';
  const REPLACED = new Set(['iframe', 'frame', 'object', 'embed', 'video', 'audio', 'canvas']);
  const out = [];

  const text = (value) => {
    out.push(value.length, ':', value);
  };
  const number = (value) => {
    out.push(Math.round(value) || 0, ';');
  };

  // What a node's children are on the screen: a slot shows what is assigned to it, a host its
  // shadow tree, followed by those of its own children that no slot shows.
  const childrenOf = (node) => {
    if (node.nodeType === 1 && node.localName === 'slot' && node.getRootNode().host) {
      const assigned = node.assignedNodes();
      if (assigned.length > 0) return assigned;
    }
    if (node.nodeType === 1 && node.shadowRoot) {
      const left = [node.shadowRoot];
      for (let child = node.firstChild; child; child = child.nextSibling) {
        if (!child.assignedSlot) left.push(child);
      }
      return left;
    }
    return node.childNodes;
  };

  const frameDocument = (element) => {
    try {
      return element.contentDocument;
    } catch (denied) {
      return null;
    }
  };

  /** What a reader can unfold is there to be read, though it is not drawn yet. */
  const isFolded = (element) => element.localName === 'details' && !element.open;

  const openElement = (element, up) => {
    const view = element.ownerDocument.defaultView;
    const tag = element.localName;
    let flags = 0;
    let shown = false;
    let rendered = up.rendered;
    if (rendered && view) {
      const style = view.getComputedStyle(element);
      const display = style.display;
      rendered = display !== 'none' && display !== '' && (display === 'contents' || up.folded || element.checkVisibility());
      shown = rendered && style.visibility === 'visible';
      if (rendered && (!INLINE.test(display) || tag === 'br')) flags |= BREAKS;
    }
    if (!shown) flags |= HIDDEN;
    out.push('E');
    number(flags);
    text(tag);
    const attributes = element.attributes;
    number(attributes.length - (element.hasAttribute(FRAME) ? 1 : 0));
    for (let i = 0; i < attributes.length; i++) {
      if (attributes[i].name === FRAME) continue;
      text(attributes[i].name);
      text(attributes[i].value);
    }
    const rect = rendered ? element.getBoundingClientRect() : null;
    if (rect) {
      number(rect.left + up.x);
      number(rect.top + up.y);
      number(rect.width);
      number(rect.height);
    } else {
      out.push('0;0;0;0;');
    }
    const children = childrenOf(element);
    const showsText = shown && !REPLACED.has(tag);
    const folded = up.folded || isFolded(element);
    return { node: element, children, next: 0, rendered, folded, shown: showsText, x: up.x, y: up.y };
  };

  const openRoot = (sign, root, up, x, y) => {
    out.push(sign);
    return { node: root, children: root.childNodes, next: 0, rendered: up.rendered, folded: up.folded, shown: up.rendered, x, y };
  };

  const openFrame = (element, up) => {
    const inner = frameDocument(element);
    const rect = element.getBoundingClientRect();
    const x = up.x + rect.left + element.clientLeft;
    const y = up.y + rect.top + element.clientTop;
    if (!inner) {
      if (element.contentWindow) {
        out.push('X');
        text(element.getAttribute(FRAME) || '');
        text(element.src || element.data || '');
        number(up.rendered ? 1 : 0);
        number(x);
        number(y);
      }
      return null;
    }
    if (!inner.documentElement) return null;
    return openRoot('F', inner, up, x, y);
  };

  out.push('H');
  text(document.title);
  text(location.href);
  text(document.baseURI);
  text(document.contentType);
  const top = { node: document, children: document.childNodes, next: 0, rendered, folded: false, shown: rendered, x, y };
  const stack = [top];
  while (stack.length > 0) {
    const up = stack[stack.length - 1];
    if (up.next >= up.children.length) {
      stack.pop();
      if (up.frame) {
        const inner = openFrame(up.node, up);
        up.frame = false;
        if (inner) {
          stack.push(up, inner);
          continue;
        }
      }
      if (stack.length > 0) out.push(')');
      continue;
    }
    const node = up.children[up.next++];
    switch (node.nodeType) {
      case 1: {
        const opened = openElement(node, up);
        opened.frame = FRAMES.has(node.localName);
        stack.push(opened);
        break;
      }
      case 3:
      case 4:
        out.push('T', up.shown ? '0;' : '1;');
        text(node.data);
        break;
      case 8:
        out.push('C');
        text(node.data);
        break;
      case 11:
        stack.push(openRoot('S', node, up, up.x, up.y));
        break;
    }
  }
  return out.join('');
})
