import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import styles from './ContentDetails.module.css';

/** The synopsis, a few lines of it until the reader wants all; no button where all is seen anyway. */
export function Synopsis({ text }: { text: string }): ReactElement | null {
  const t = usePhrases('reading');
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || open) return undefined;
    const observer = new ResizeObserver(() =>
      setCut(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  if (!text.trim()) return null;
  return (
    <div>
      <h2 className={styles['heading']}>{t('synopsis')}</h2>
      <p ref={paragraph} id={id} className={styles['text']} data-open={open}>
        {text}
      </p>
      {(cut || open) && (
        <Button
          look="quiet"
          icon={open ? 'chevronUp' : 'chevronDown'}
          className={styles['more']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t('showLess') : t('showMore')}
        </Button>
      )}
    </div>
  );
}
