import type { ReactElement } from 'react';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import * as styles from './PriceSummary.module.css';

/** What can pay for a chapter. */
type PriceMeans = 'ticket' | 'gauge' | 'freeCoins' | 'paidCoins';

type PriceUse = {
  /** Left out for a sum of all. */
  readonly means?: PriceMeans | undefined;
  /** "Free coins". */
  readonly label: string;
  /** "2 coins", "1 of 3". */
  readonly amount: string;
};

type PriceLine = {
  readonly label: string;
  readonly amount: string;
};

export type PriceSummaryProps = {
  /** "What will be used". */
  readonly label: string;
  /** In the order in which it is used; where there is not enough, what it takes and what there is. */
  readonly uses: readonly PriceUse[];
  /** Coins that come back afterwards. */
  readonly back?: PriceLine | undefined;
  /** What is left after; left out where nothing can be paid. */
  readonly left?: PriceLine | undefined;
  /** There is not enough: how much is missing. */
  readonly missing?: PriceLine | undefined;
};

const icons = {
  ticket: 'ticket',
  gauge: 'clock',
  freeCoins: 'gift',
  paidCoins: 'coin',
} as const satisfies Record<PriceMeans, IconName>;

/** What a chapter takes before it is taken, and what is left after. */
export function PriceSummary(props: PriceSummaryProps): ReactElement {
  const { label, uses, back, left, missing } = props;
  return (
    <div className={styles.summary} role="group" aria-label={label}>
      <p className={styles.caption} aria-hidden="true">
        {label}
      </p>
      <dl>
        {uses.map(({ means, ...line }) => (
          <Line key={`${means} ${line.label}`} {...line} icon={means && icons[means]} />
        ))}
        {back && <Line {...back} icon="plus" tone="back" />}
        {left && <Line {...left} tone="left" />}
        {missing && <Line {...missing} icon="warning" tone="missing" />}
      </dl>
    </div>
  );
}

type LineProps = PriceLine & {
  readonly icon?: IconName | undefined;
  readonly tone?: 'back' | 'left' | 'missing' | undefined;
};

function Line({ icon, label, amount, tone }: LineProps): ReactElement {
  return (
    <div className={styles.line} data-tone={tone}>
      <dt className={styles.name}>
        {icon && <Icon name={icon} size={20} />}
        <span>{label}</span>
      </dt>
      <dd className={styles.amount}>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}
