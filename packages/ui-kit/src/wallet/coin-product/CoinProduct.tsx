import { useId, type ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './CoinProduct.module.css';

type CoinProductProps = {
  /** The same for all products that are offered together: one of them is chosen. */
  readonly group: string;
  /** "100 coins". */
  readonly coins: string;
  /** What comes on top: "+ 10 free". */
  readonly bonus?: string | undefined;
  readonly price: string;
  /** The price before a discount, spoken with its label. */
  readonly original?: { readonly price: string; readonly label: string } | undefined;
  /** Marks the one that gives most for its price, in a word. */
  readonly bestLabel?: string | undefined;
  readonly selected: boolean;
  readonly onSelect: () => void;
  /** Why it cannot be chosen: sold out, bought before. */
  readonly unavailableLabel?: string | undefined;
  /** While it is being bought: said in place of the price. */
  readonly busyLabel?: string | undefined;
};

/** Coins to buy: one of a few, chosen as radio buttons are. */
export function CoinProduct(props: CoinProductProps): ReactElement {
  const { group, coins, bonus, price, original, bestLabel, unavailableLabel, busyLabel } = props;
  const id = useId();
  const unavailable = unavailableLabel !== undefined;
  return (
    <label className={styles.product} aria-busy={busyLabel !== undefined}>
      <input
        type="radio"
        className={styles.input}
        name={group}
        checked={props.selected}
        disabled={unavailable || busyLabel !== undefined}
        aria-labelledby={id}
        aria-describedby={`${id}-price`}
        onChange={props.onSelect}
      />
      <span className={styles.mark}>
        <Icon name="coin" size={24} />
        <Icon name="check" size={16} />
      </span>
      <span id={id} className={styles.words}>
        <span className={styles.coins}>{coins}</span>
        {bonus && <span className={styles.bonus}>{bonus}</span>}
        {bestLabel && <span className={styles.best}>{bestLabel}</span>}
      </span>
      <span id={`${id}-price`} className={styles.price}>
        {busyLabel ?? unavailableLabel ?? (
          <>
            {original && (
              <s className={styles.original} aria-label={original.label}>
                {original.price}
              </s>
            )}
            <bdi>{price}</bdi>
          </>
        )}
      </span>
    </label>
  );
}
