import { coinBalance, ticketBalance, type Lot, type Unit } from '@hanji/domain/coins/lots.ts';
import type { Holder, WalletEntry, WalletHistory } from '#modules/wallet/read-wallet.ts';
import type { StoredGift } from '#modules/inbox/gifts/gifts-of-member.ts';
import { lotWords, momentOf, untilOf } from './wallet-words.ts';

const unitWords = {
  coin: 'coins',
  ticket: 'tickets',
  ad_ticket: 'ad tickets',
} as const satisfies Readonly<Record<Unit, string>>;

function lineOfLot({ kind, amount, granted, expiresAt }: Lot): string {
  return `  ${amount} of ${granted} ${lotWords[kind]}, ${untilOf(expiresAt)}`;
}

function lineOfGift({ gift: { title, expiresAt }, of: { item, amount } }: StoredGift): string {
  const unit = item === 'other' ? item : unitWords[item];
  return `  gift “${title}” of ${amount} ${unit}, to be received ${untilOf(expiresAt)}`;
}

function lineOfEntry({ id, kind, at, moved, operator, reason }: WalletEntry): string {
  const what = moved.map(({ unit, amount }) => {
    return `${amount > 0 ? '+' : ''}${amount} ${unitWords[unit]}`;
  });
  const by = operator === null ? '' : `, by ${operator}: ${reason ?? ''}`;
  return `  ${id}  ${momentOf(at)}  ${kind} ${what.join(', ')}${by}`;
}

/** Coins that a refunded order still takes from what comes in. */
export type Owed = { readonly id: string; readonly owed: number };

function lineOfOwed({ id, owed }: Owed): string {
  return `  ${owed} coins owed of order ${id}`;
}

type Shown = WalletHistory & {
  readonly gifts: readonly StoredGift[];
  readonly owed: readonly Owed[];
};

export function describeWallet(
  { memberId, nickname }: Holder,
  { lots, entries, gifts, owed }: Shown,
  now: Date,
): string {
  const { purchasedAmount, freeAmount } = coinBalance(lots, now);
  const tickets = ticketBalance(lots, 'ticket', now);
  const adTickets = ticketBalance(lots, 'ad_ticket', now);
  const left = lots.filter(({ amount }) => amount > 0);
  return [
    `${nickname} (${memberId}): ${purchasedAmount} purchased coins, ${freeAmount} free ones, ${tickets} tickets, ${adTickets} ad tickets`,
    ...left.map(lineOfLot),
    ...owed.map(lineOfOwed),
    ...gifts.map(lineOfGift),
    ...(entries.length > 0 ? ['what happened last, in UTC:', ...entries.map(lineOfEntry)] : []),
    '',
  ].join('\n');
}
