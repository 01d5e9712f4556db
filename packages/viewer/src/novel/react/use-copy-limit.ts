import { useEffect, useEffectEvent } from 'react';

/** Cuts what is copied out of the text to so many characters, and says so. */
export function useCopyLimit(
  frame: Document | undefined,
  most: number | undefined,
  onCut: () => void,
): void {
  const cut = useEffectEvent(onCut);
  useEffect(() => {
    if (most === undefined) return undefined;
    const onCopy = (event: ClipboardEvent): void => {
      const letters = Array.from(frame?.getSelection()?.toString() ?? '');
      if (letters.length <= most) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', `${letters.slice(0, most).join('')}…`);
      cut();
    };
    frame?.addEventListener('copy', onCopy);
    return () => frame?.removeEventListener('copy', onCopy);
  }, [frame, most]);
}
