const typing = 'input, select, textarea, [contenteditable="true"]';
const pressed = 'a, button, summary';

/** The element that has the focus; those of a frame are no instances of this window's classes. */
function elementOf({ target }: Event): Element | null {
  const node = target as Node | null;
  return node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : null;
}

/** Whether a key belongs to somebody else: to what is typed in, or to what lies above the page. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  const isTyped = elementOf(event)?.closest(typing) ?? null;
  return isTyped !== null || document.querySelector('dialog:modal') !== null;
}

/**
 * Whether a key that reads on means something else: the space bar presses what has the focus, and with
 * Shift it is the only one that goes anywhere; the others select.
 */
export function isNoStep(event: KeyboardEvent): boolean {
  const { key, shiftKey } = event;
  return key === ' ' ? (elementOf(event)?.closest(pressed) ?? null) !== null : shiftKey;
}
