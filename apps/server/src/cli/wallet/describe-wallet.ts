import { coinBalance, type CoinLot } from '@hanji/domain/coins/lots.ts';
import type { CoinGrant } from '#modules/wallet/grant-coins.ts';
import type { Holder, WalletEntry, WalletHistory } from '#modules/wallet/read-wallet.ts';

function moment(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

function untilOf(expiresAt: Date | null): string {
  return expiresAt === null ? 'without end' : `until ${moment(expiresAt)} UTC`;
}

export function describeGrant(
  { memberId, nickname }: Holder,
  { coins, kind, expiresAt, operator, reason }: Omit<CoinGrant, 'memberId'>,
  done: boolean,
): string {
  const what = `${coins} ${kind} coins to ${nickname} (${memberId}), ${untilOf(expiresAt)}`;
  const why = `by ${operator}: ${reason}`;
  return done ? `gave ${what}, ${why}\n` : `would give ${what}, ${why}; --yes does it\n`;
}

function lineOfLot({ kind, amount, granted, expiresAt }: CoinLot): string {
  return `  ${amount} of ${granted} ${kind}, ${untilOf(expiresAt)}`;
}

function lineOfEntry({ id, kind, at, coins, operator, reason }: WalletEntry): string {
  const by = operator === null ? '' : `, by ${operator}: ${reason ?? ''}`;
  return `  ${id}  ${moment(at)}  ${kind} ${coins > 0 ? '+' : ''}${coins}${by}`;
}

export function describeWallet(
  { memberId, nickname }: Holder,
  { lots, entries }: WalletHistory,
  now: Date,
): string {
  const { purchasedAmount, freeAmount } = coinBalance(lots, now);
  const left = lots.filter(({ amount }) => amount > 0);
  return [
    `${nickname} (${memberId}): ${purchasedAmount} purchased coins, ${freeAmount} free ones`,
    ...left.map(lineOfLot),
    ...(entries.length > 0 ? ['what happened last, in UTC:', ...entries.map(lineOfEntry)] : []),
    '',
  ].join('\n');
}
