import { useId, type ReactElement, type ReactNode } from 'react';
import * as styles from './ReaderNotice.module.css';

type Quote = { readonly label: string; readonly text: string; readonly language: string };

type ReaderNoticeProps = {
  readonly words: {
    readonly title: string;
    readonly text?: string | undefined;
    /** Sentences of the work that it speaks of, in its language (BCP 47), each with what it is. */
    readonly quotes?: readonly Quote[] | undefined;
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
          {words.quotes?.map(({ label, text, language }) => (
            <div key={label}>
              <p className={styles.text}>{label}</p>
              <p className={styles.quote} lang={language} dir="auto">
                <q>{text}</q>
              </p>
            </div>
          ))}
          <div className={styles.answers}>{children}</div>
        </section>
      )}
    </div>
  );
}
