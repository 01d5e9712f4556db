const nothing = `margin: 0 !important; padding: 0 !important; border: 0 !important;
  display: block !important; float: none !important; position: static !important;
  min-block-size: 0 !important; max-block-size: none !important; visibility: hidden !important;
  break-inside: auto !important; break-before: auto !important; break-after: auto !important;
  counter-increment: list-item 0 !important; counter-reset: none !important; block-size: 0px`;

/** Nothing, of the kind of what stands before a node: styles ask what follows what. */
export function blankBefore(start: ChildNode): HTMLElement {
  let before = start.previousSibling;
  while (before && before.nodeType !== Node.ELEMENT_NODE) before = before.previousSibling;
  const like = (before?.cloneNode(false) ??
    start.ownerDocument?.createElement('div')) as HTMLElement;
  like.removeAttribute('id');
  like.setAttribute('style', nothing);
  like.setAttribute('aria-hidden', 'true');
  return like;
}
