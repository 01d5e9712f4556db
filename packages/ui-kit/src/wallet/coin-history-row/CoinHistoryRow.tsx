import type { ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import * as styles from './CoinHistoryRow.module.css';

type CoinHistoryRowProps = {
  /** What the coins were for or came from. */
  readonly title: string;
  /** The chapter, the kind of coins, the way of payment. */
  readonly detail?: string | undefined;
  /** To the chapter. */
  readonly href?: string | undefined;
  readonly date: string;
  /** The same day for machines: ISO 8601. */
  readonly dateTime: string;
  /** With its sign: "+100", "−3". */
  readonly amount: string;
  /** The same in words, spoken: "3 coins used". */
  readonly amountLabel: string;
  readonly kind: 'distributed' | 'used';
  /** Until when received coins can be spent, or that they have expired. */
  readonly expiry?: string | undefined;
};

/** One line of the coin history: coins that came or went. */
export function CoinHistoryRow(props: CoinHistoryRowProps): ReactElement {
  const { title, detail, href, date, dateTime, amount, amountLabel, kind, expiry } = props;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        {href ? (
          <Link className={styles.title} href={href}>
            {title}
          </Link>
        ) : (
          <p className={styles.title}>{title}</p>
        )}
        {detail && <p className={styles.detail}>{detail}</p>}
        <p className={styles.facts}>
          <time dateTime={dateTime}>
            <bdi>{date}</bdi>
          </time>
          {expiry && <bdi>{expiry}</bdi>}
        </p>
      </div>
      <p className={styles.amount} data-kind={kind} role="img" aria-label={amountLabel}>
        <bdi dir="ltr">{amount}</bdi>
      </p>
    </div>
  );
}
