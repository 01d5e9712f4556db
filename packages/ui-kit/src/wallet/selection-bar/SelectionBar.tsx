import type { ReactElement } from 'react';
import { Button } from '#actions/button/Button.tsx';
import { IconButton } from '#actions/button/IconButton.tsx';
import { Checkbox } from '#forms/checkbox/Checkbox.tsx';
import * as styles from './SelectionBar.module.css';

type SelectionBarProps = {
  /** Name of the region. */
  readonly label: string;
  /** The box that checks everything at once, or nothing. */
  readonly all: {
    readonly label: string;
    readonly checked: boolean;
    readonly mixed: boolean;
    readonly onChecked: (checked: boolean) => void;
  };
  /** "5 selected". */
  readonly count: string;
  /** What all of it costs, in words. */
  readonly price: string;
  /** The price before a discount, spoken with its label. */
  readonly original?: { readonly price: string; readonly label: string } | undefined;
  /** Coins that come back, in words. */
  readonly back?: string | undefined;
  readonly buyLabel: string;
  /** Nothing is chosen. */
  readonly disabled: boolean;
  readonly onBuy: () => void;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** What was chosen of a list and what it costs together; it stays at the foot of the screen. */
export function SelectionBar(props: SelectionBarProps): ReactElement {
  const { label, all, count, price, original, back, buyLabel, disabled } = props;
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={styles.head}>
        <div className={styles.choice}>
          <Checkbox {...all} />
          <p className={styles.count} role="status">
            {count}
          </p>
        </div>
        <IconButton icon="close" label={props.closeLabel} onClick={props.onClose} />
      </div>
      <div className={styles.sum}>
        <p className={styles.prices}>
          {original && (
            <s className={styles.soft} aria-label={original.label}>
              {original.price}
            </s>
          )}{' '}
          <strong className={styles.price}>{price}</strong>
          {back && <span className={styles.back}>{back}</span>}
        </p>
        <Button look="strong" className={styles.buy} disabled={disabled} onClick={props.onBuy}>
          {buyLabel}
        </Button>
      </div>
    </section>
  );
}
