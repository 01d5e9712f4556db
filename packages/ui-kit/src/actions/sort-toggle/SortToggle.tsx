import type { ReactElement } from 'react';
import { Button } from '#actions/button/Button.tsx';

type SortToggleProps<Order extends string> = {
  readonly order: Order;
  /** Both orders with their words, in the order in which they alternate. */
  readonly orders: readonly [{ order: Order; label: string }, { order: Order; label: string }];
  readonly onOrder: (order: Order) => void;
};

/** Shows the order in force; a press turns to the other. */
export function SortToggle<Order extends string>(props: SortToggleProps<Order>): ReactElement {
  const { order, orders, onOrder } = props;
  const [current, other] = order === orders[0].order ? orders : [orders[1], orders[0]];
  return (
    <Button look="quiet" icon="sort" onClick={() => onOrder(other.order)}>
      {current.label}
    </Button>
  );
}
