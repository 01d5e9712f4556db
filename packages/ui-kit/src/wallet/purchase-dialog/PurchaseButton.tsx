import type { ReactElement } from 'react';
import { buttonClass } from '#actions/button/button-class.ts';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import * as styles from './PurchaseDialog.module.css';

const icons = {
  rentCoin: 'clock',
  buyCoin: 'coin',
  read_for_free: 'gift',
  preview: 'eye',
  read_with_ticket: 'ticket',
  waitfree_remined: 'clock',
} as const satisfies Record<string, IconName>;

/** The buttons of the purchase dialog, as the specification writes them (section 4). */
type PurchaseKind = keyof typeof icons;

/** One way to read a chapter. */
export type PurchaseChoice = {
  readonly kind: PurchaseKind;
  readonly label: string;
  /** What it takes: "3 coins", "1 ticket", "23 hours left". */
  readonly price?: string | undefined;
  /** The price before a discount, spoken with its label. */
  readonly original?: { readonly price: string; readonly label: string } | undefined;
  /** Shown for what it says, as the time until the next free chapter is. */
  readonly disabled?: boolean | undefined;
  /** While it is being done: said in place of the label. */
  readonly busyLabel?: string | undefined;
  readonly onPress: () => void;
};

type PurchaseButtonProps = {
  readonly choice: PurchaseChoice;
  readonly strong: boolean;
  /** Another one is being done. */
  readonly locked: boolean;
};

/** A wide button: the way on one side, what it takes on the other. */
export function PurchaseButton({ choice, strong, locked }: PurchaseButtonProps): ReactElement {
  const { kind, label, price, original, disabled, busyLabel } = choice;
  const look = strong ? 'strong' : 'plain';
  return (
    <button
      type="button"
      className={buttonClass({ look, wide: true, className: styles.choice })}
      data-kind={kind}
      disabled={disabled || locked}
      aria-busy={busyLabel !== undefined}
      onClick={choice.onPress}
    >
      <Icon name={icons[kind]} size={20} />
      <span className={styles.way}>{busyLabel ?? label}</span>
      {price && (
        <span className={styles.price}>
          {original && (
            <s className={styles.original} aria-label={original.label}>
              {original.price}
            </s>
          )}{' '}
          <bdi>{price}</bdi>
        </span>
      )}
    </button>
  );
}
