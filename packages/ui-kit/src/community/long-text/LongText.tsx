import { useEffect, useId, useRef, useState, type ReactElement, type RefObject } from 'react';
import { cssVariables } from '#shared/css-variables.ts';
import * as styles from './LongText.module.css';

type LongTextProps = {
  /** As a reader wrote it: its line breaks are kept. */
  readonly text: string;
  /** Lines shown of a text that is longer, 6 by default. */
  readonly lines?: number | undefined;
  readonly moreLabel: string;
  readonly lessLabel: string;
};

/** Text by readers: any script, any length. What is too long opens on demand. */
export function LongText({ text, lines = 6, moreLabel, lessLabel }: LongTextProps): ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLParagraphElement>(null);
  const cut = useIsCut(element, open);
  return (
    <div>
      <p
        ref={element}
        id={id}
        className={styles.text}
        dir="auto"
        data-open={open}
        style={cssVariables({ '--lines': lines })}
      >
        {text}
      </p>
      {(cut || open) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </div>
  );
}

/** Whether lines are cut off, followed as the width changes; not looked at while open. */
function useIsCut(element: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node || open) return undefined;
    const sizes = new ResizeObserver(() => setCut(node.scrollHeight > node.clientHeight + 1));
    sizes.observe(node);
    return () => sizes.disconnect();
  }, [element, open]);
  return cut;
}
