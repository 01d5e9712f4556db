import type { MouseEvent } from 'react';

/** Whether a press on a link is for this tab; any other is the browser's: a new tab or window, a download. */
export function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
