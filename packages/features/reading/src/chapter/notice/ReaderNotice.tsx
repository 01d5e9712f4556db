import { useId, type ReactElement, type ReactNode } from 'react';
import * as styles from './ReaderNotice.module.css';

type ReaderNoticeProps = {
  readonly words: {
    readonly title: string;
    readonly text?: string | undefined;
    /** Words of the work that it speaks of, in its language (BCP 47). */
    readonly quote?: { readonly text: string; readonly language: string } | undefined;
  } | null;
  /** The answers to it. */
  readonly children: ReactNode;
};

/** Says or asks something of who reads, above the page: reading goes on. Announced as it comes. */
export function ReaderNotice({ words, children }: ReaderNoticeProps): ReactElement {
  const id = useId();
  return (
    <div role="status" className={styles.region}>
      {words && (
        <section className={styles.notice} aria-labelledby={id} data-surface="ink">
          <p id={id} className={styles.title}>
            {words.title}
          </p>
          {words.text !== undefined && <p className={styles.text}>{words.text}</p>}
          {words.quote && (
            <p className={styles.quote} lang={words.quote.language} dir="auto">
              <q>{words.quote.text}</q>
            </p>
          )}
          <div className={styles.answers}>{children}</div>
        </section>
      )}
    </div>
  );
}
