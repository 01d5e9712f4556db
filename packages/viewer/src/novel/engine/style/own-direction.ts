/** On a document whose lines begin at the left, whichever way its pages go. */
export const directionAttribute = 'data-hj-direction';

/** Languages that are written from the right, by their subtag. */
const fromTheRight = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|syr|ug|ur|yi)(?:-|$)/i;

/**
 * Marks a document whose lines run from the left. epubjs sets each document with lines across from the
 * right whose book turns its pages so, and a title page of a Japanese book is none of those. What names no
 * direction follows its language. An attribute alone: no place changes.
 */
export function markDirection(content: Document): void {
  const { documentElement: root, body, defaultView } = content;
  if (!defaultView) return;
  const { direction } = root.style;
  root.style.removeProperty('direction');
  const own = defaultView.getComputedStyle(body).direction;
  root.style.direction = direction;
  const isNamed = root.hasAttribute('dir') || body.hasAttribute('dir');
  if (own === 'ltr' && (isNamed || !fromTheRight.test(root.lang))) {
    root.setAttribute(directionAttribute, own);
  }
}
