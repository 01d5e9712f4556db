import { useEffect, useState } from 'react';

/**
 * Whether a key has brought the focus into the text. Of a frame whose document has it, neither `:focus` nor
 * `:focus-visible` says so; its window does, which loses the focus then.
 */
export function useKeyFocus(frame: Document | undefined): boolean {
  const [byKey, setByKey] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    let tabbed = false;
    const onKey = ({ key }: KeyboardEvent): void => {
      tabbed = key === 'Tab';
    };
    const onPointer = (): void => {
      tabbed = false;
      setByKey(false);
    };
    window.addEventListener('keydown', onKey, { signal });
    window.addEventListener('pointerdown', onPointer, { signal });
    window.addEventListener('focus', () => setByKey(false), { signal });
    window.addEventListener(
      'blur',
      () => setByKey(tabbed && document.activeElement === frame?.defaultView?.frameElement),
      { signal },
    );
    frame?.addEventListener('pointerdown', onPointer, { signal });
    return () => over.abort();
  }, [frame]);
  return byKey;
}
