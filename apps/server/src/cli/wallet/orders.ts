import { isUuid } from '@hanji/domain/text/uuid.ts';
import { isInBetween } from '@hanji/domain/payment/order-state.ts';
import type { Executor } from '#db/executor.ts';
import { StartError } from '#errors/start-error.ts';
import { readOrder, type OrderRow } from '#modules/payment/orders/order-rows.ts';
import {
  forgiveOwed,
  owedOrders,
  settleByHand,
} from '#modules/payment/orders/by-hand/settle-by-hand.ts';
import { stuckOrders } from '#modules/payment/orders/by-hand/stuck-orders.ts';
import type { Holder } from '#modules/wallet/read-wallet.ts';
import type { parse } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { operatorFrom, operatorOptions, type ByOperator } from './by-operator.ts';
import { momentOf, priceOf } from './wallet-words.ts';

export const ordersOptions = {
  ...operatorOptions,
  stuck: { type: 'boolean', default: false },
  settle: { type: 'string' },
} as const;

type OrdersOptions = ReturnType<typeof parse<typeof ordersOptions>>['values'];
type ForgiveOptions = ReturnType<typeof parse<typeof operatorOptions>>['values'];

function lineOfOrder(order: OrderRow): string {
  const { id, state, payment, createdAt, attention, asked, owed } = order;
  const owes = owed === 0 ? '' : `, ${owed} of them owed`;
  const why = attention === null ? `asked ${asked} times` : attention + owes;
  return `${id}  ${state} by ${payment}, ${priceOf(order)}, since ${momentOf(createdAt)} UTC: ${why}`;
}

/**
 * What `wallet orders` is to do, before anything is looked up.
 * @throws UsageError where that is not said, or not why
 */
export function ordersFrom(
  values: OrdersOptions,
): { readonly settle: string; readonly by: ByOperator; readonly yes: boolean } | 'stuck' {
  const { stuck, settle, reason, operator, yes } = values;
  if (settle === undefined) {
    if (!stuck) throw new UsageError('which orders? --stuck, or --settle one of them');
    if (reason === undefined && operator === undefined && !yes) return 'stuck';
    throw new UsageError('--reason, --operator and --yes go with --settle');
  }
  if (stuck) throw new UsageError('either --stuck or --settle');
  if (!isUuid(settle)) throw new UsageError('--settle is the id of an order, as --stuck says it');
  return { settle, by: operatorFrom(values), yes };
}

/** Lists the orders that somebody has to look at, or has nobody look at one of them any more. */
export async function orders(db: Executor, values: OrdersOptions): Promise<string> {
  const asked = ordersFrom(values);
  const now = new Date();
  if (asked === 'stuck') {
    const found = await stuckOrders(db, now);
    return found.length === 0 ? 'no order is stuck\n' : `${found.map(lineOfOrder).join('\n')}\n`;
  }
  const { settle, by, yes } = asked;
  const order = await readOrder(db, settle);
  if (order === null) throw new StartError(`there is no order ${settle}`);
  if (isInBetween(order.state)) {
    throw new StartError(
      `order ${settle} is ${order.state}: its provider is asked until it answers`,
    );
  }
  if (order.attention === null) throw new StartError(`nobody has to look at order ${settle}`);
  if (yes) await settleByHand(db, order, { ...by, at: now });
  return outcomeOf('settle', yes, `order ${lineOfOrder(order)}`, by);
}

/** Lets the coins go that a member owes. */
export async function forgive(
  db: Executor,
  { nickname, memberId }: Holder,
  values: ForgiveOptions,
): Promise<string> {
  const by = operatorFrom(values);
  const owing = await owedOrders(db, memberId);
  const who = `${nickname} (${memberId})`;
  if (owing.length === 0) throw new StartError(`${who} owes nothing`);
  if (values.yes) await forgiveOwed(db, owing, { ...by, at: new Date() });
  const of = owing.map(({ id, owed }) => `${owed} coins of order ${id}`);
  return outcomeOf('forgive', values.yes, `${who} ${of.join(', ')}`, by);
}

const done = { settle: 'settled', forgive: 'forgave' } as const;

function outcomeOf(
  doing: keyof typeof done,
  isDone: boolean,
  what: string,
  { operator, reason }: ByOperator,
): string {
  const whole = `${what}, by ${operator}: ${reason}`;
  return isDone ? `${done[doing]} ${whole}\n` : `would ${doing} ${whole}; --yes does it\n`;
}
