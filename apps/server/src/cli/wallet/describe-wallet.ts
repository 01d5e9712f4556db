import {
  coinBalance,
  ticketBalance,
  type Lot,
  type LotKind,
  type Unit,
} from '@hanji/domain/coins/lots.ts';
import type { Holder, WalletEntry, WalletHistory } from '#modules/wallet/read-wallet.ts';

function moment(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

function untilOf(expiresAt: Date | null): string {
  return expiresAt === null ? 'without end' : `until ${moment(expiresAt)} UTC`;
}

/** So many coins or tickets to give, and why. */
export type Gift = {
  readonly kind: Exclude<LotKind, 'purchased'>;
  readonly amount: number;
  readonly expiresAt: Date | null;
  readonly operator: string;
  readonly reason: string;
};

const lotWords = {
  free: 'free coins',
  bonus: 'bonus coins',
  purchased: 'purchased coins',
  ticket: 'tickets',
  ad_ticket: 'ad tickets',
} as const satisfies Readonly<Record<LotKind, string>>;

const unitWords = {
  coin: 'coins',
  ticket: 'tickets',
  ad_ticket: 'ad tickets',
} as const satisfies Readonly<Record<Unit, string>>;

export function describeGrant(
  { memberId, nickname }: Holder,
  { amount, kind, expiresAt, operator, reason }: Gift,
  done: boolean,
): string {
  const given = `${amount} ${lotWords[kind]}`;
  const what = `${given} to ${nickname} (${memberId}), ${untilOf(expiresAt)}`;
  const why = `by ${operator}: ${reason}`;
  return done ? `gave ${what}, ${why}\n` : `would give ${what}, ${why}; --yes does it\n`;
}

function lineOfLot({ kind, amount, granted, expiresAt }: Lot): string {
  return `  ${amount} of ${granted} ${lotWords[kind]}, ${untilOf(expiresAt)}`;
}

function lineOfEntry({ id, kind, at, moved, operator, reason }: WalletEntry): string {
  const what = moved.map(({ unit, amount }) => {
    return `${amount > 0 ? '+' : ''}${amount} ${unitWords[unit]}`;
  });
  const by = operator === null ? '' : `, by ${operator}: ${reason ?? ''}`;
  return `  ${id}  ${moment(at)}  ${kind} ${what.join(', ')}${by}`;
}

export function describeWallet(
  { memberId, nickname }: Holder,
  { lots, entries }: WalletHistory,
  now: Date,
): string {
  const { purchasedAmount, freeAmount } = coinBalance(lots, now);
  const tickets = ticketBalance(lots, 'ticket', now);
  const adTickets = ticketBalance(lots, 'ad_ticket', now);
  const left = lots.filter(({ amount }) => amount > 0);
  return [
    `${nickname} (${memberId}): ${purchasedAmount} purchased coins, ${freeAmount} free ones, ${tickets} tickets, ${adTickets} ad tickets`,
    ...left.map(lineOfLot),
    ...(entries.length > 0 ? ['what happened last, in UTC:', ...entries.map(lineOfEntry)] : []),
    '',
  ].join('\n');
}
