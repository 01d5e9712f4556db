import { useRef, useState, type ReactElement } from 'react';
import { useScrolledToEnd } from './use-scrolled-to-end.ts';
import * as styles from './ExpiryList.module.css';

/** Free coins that end together. */
export type ExpiringCoins = {
  readonly id: string;
  /** "12 coins". */
  readonly amount: string;
  readonly date: string;
  /** The same moment for machines: ISO 8601. */
  readonly dateTime: string;
  /** "3 days left"; left out where the label is hidden (section 9). */
  readonly remaining?: string | undefined;
};

type ExpiryListProps = {
  /** Name of the list. */
  readonly label: string;
  /** Soonest first. */
  readonly entries: readonly ExpiringCoins[];
  /** The rule of when the end fades, from how many entries there are and whether the last is seen. */
  readonly isDimmed: (entries: number, scrolledToEnd: boolean) => boolean;
};

/** Free coins that expire soon; the end fades as long as more follows. */
export function ExpiryList({ label, entries, isDimmed }: ExpiryListProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(false);
  useScrolledToEnd(box, entries.length, setAtEnd);
  return (
    <div className={styles.frame} data-dimmed={isDimmed(entries.length, atEnd)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={box} className={styles.box} role="region" aria-label={label} tabIndex={0}>
        <ul>
          {entries.map(({ id, amount, date, dateTime, remaining }) => (
            <li key={id} className={styles.entry}>
              <bdi className={styles.amount}>{amount}</bdi>
              <span className={styles.when}>
                <time dateTime={dateTime}>
                  <bdi>{date}</bdi>
                </time>
                {remaining && <bdi className={styles.remaining}>{remaining}</bdi>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
