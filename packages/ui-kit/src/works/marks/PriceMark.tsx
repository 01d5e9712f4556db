import type { ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './Marks.module.css';

type PriceMarkProps = {
  readonly kind: 'free' | 'wait';
  readonly label: string;
};

/** Free now, or free for whoever waits: a line among the words of a title. */
export function PriceMark({ kind, label }: PriceMarkProps): ReactElement {
  return (
    <span className={styles.price} data-kind={kind}>
      {kind === 'wait' && <Icon name="clock" size={16} />}
      <span>{label}</span>
    </span>
  );
}
