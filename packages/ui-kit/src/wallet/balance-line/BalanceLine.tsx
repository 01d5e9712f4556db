import type { ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './BalanceLine.module.css';

/** A name and how much of it, both in words as the locale has them. */
type BalanceFigure = {
  readonly label: string;
  readonly amount: string;
};

type BalanceLineProps = {
  /** Coins that were bought. */
  readonly purchased: BalanceFigure;
  /** Coins that were given. */
  readonly free: BalanceFigure;
  readonly tickets?: BalanceFigure | undefined;
  /** What expires first, and when: "12 free coins until 14 August". */
  readonly expiry?: string | undefined;
};

/** What a reader owns and what of it ends soonest. */
export function BalanceLine(props: BalanceLineProps): ReactElement {
  const { purchased, free, tickets, expiry } = props;
  const figures = [purchased, free, ...(tickets ? [tickets] : [])];
  return (
    <div className={styles.balance}>
      <dl className={styles.figures}>
        {figures.map(({ label, amount }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.amount}>
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {expiry && (
        <p className={styles.expiry}>
          <Icon name="clock" size={16} />
          <span>{expiry}</span>
        </p>
      )}
    </div>
  );
}
