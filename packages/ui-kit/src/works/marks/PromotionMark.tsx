import type { ReactElement } from 'react';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import * as styles from './Marks.module.css';

/** Chapters free for now, cheaper ones, or coins back on unlocking. */
export type PromotionKind = 'free' | 'discount' | 'coinback';

const icons = {
  free: 'gift',
  discount: 'ticket',
  coinback: 'coin',
} as const satisfies Record<PromotionKind, IconName>;

type PromotionMarkProps = {
  readonly kind: PromotionKind;
  readonly label: string;
};

/** What a promotion gives, in a word and a picture. */
export function PromotionMark({ kind, label }: PromotionMarkProps): ReactElement {
  return (
    <span className={styles.promotion} data-kind={kind}>
      <Icon name={icons[kind]} size={16} />
      {label}
    </span>
  );
}
