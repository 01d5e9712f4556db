import { useId, type ReactElement } from 'react';
import { LongText } from '#community/long-text/LongText.tsx';
import * as styles from './MessageRow.module.css';

type MessageRowProps = {
  readonly title: string;
  readonly text: string;
  /** When it came, in words. */
  readonly date: string;
  /** The same moment for machines: ISO 8601. */
  readonly dateTime: string;
  readonly moreLabel: string;
  readonly lessLabel: string;
};

/** A message in the inbox; what is long opens on demand. */
export function MessageRow(props: MessageRowProps): ReactElement {
  const { title, text, date, dateTime, moreLabel, lessLabel } = props;
  const id = useId();
  return (
    <article className={styles.row} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <time className={styles.date} dateTime={dateTime}>
        <bdi>{date}</bdi>
      </time>
      <div className={styles.text}>
        <LongText text={text} lines={3} moreLabel={moreLabel} lessLabel={lessLabel} />
      </div>
    </article>
  );
}
