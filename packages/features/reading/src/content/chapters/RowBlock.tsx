import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

/** How high blocks were that have been left out, by name: who comes back finds them so. */
const measured = new Map<string, number>();

type RowBlockProps = {
  readonly name: string;
  /** In px, until it has been measured. */
  readonly usualSize: number;
  /** Stands wherever it is. */
  readonly stays: boolean;
  readonly children: () => ReactNode;
};

/** Rows that stand while they are near the window, or the focus is in them; else their room. */
export function RowBlock({ name, usualSize, stays, children }: RowBlockProps): ReactElement {
  const block = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(stays);
  const stands = near || stays;
  // Before the page is left: afterwards its rows have no size.
  useLayoutEffect(() => {
    const { current } = block;
    if (!current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (current.childElementCount > 0) measured.set(name, entry.boundingClientRect.height);
        setNear(entry.isIntersecting || current.contains(document.activeElement));
      },
      // The window is the root, also in a frame.
      { root: document, rootMargin: '100% 0px' },
    );
    watch.observe(current);
    return () => {
      if (current.childElementCount > 0) measured.set(name, current.getBoundingClientRect().height);
      watch.disconnect();
    };
  }, [name]);
  const room = measured.get(name) ?? usualSize;
  return (
    <ul ref={block} style={stands ? undefined : { blockSize: room }}>
      {stands && children()}
    </ul>
  );
}
