const typing = 'input, select, textarea, [contenteditable="true"]';

/** Whether a key belongs to somebody else: to what is typed in, or to what lies above the page. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  const target = event.target instanceof Element ? event.target : undefined;
  return Boolean(target?.closest(typing)) || document.querySelector('dialog:modal') !== null;
}
