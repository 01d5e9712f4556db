import type { LotKind } from '@hanji/domain/coins/lots.ts';
import type { ReceivableItem } from '@hanji/domain/gifts/receivable-gifts.ts';
import { addDays } from '@hanji/domain/times/calendar.ts';
import type { Holder } from '#modules/wallet/read-wallet.ts';
import { lotWords, untilOf } from './wallet-words.ts';

/** So many coins or tickets to give, and why. */
export type Grant = {
  readonly kind: Exclude<LotKind, 'purchased'>;
  readonly amount: number;
  /** How long they last once the member has them; null never end. */
  readonly days: number | null;
  /** Into the inbox instead of the wallet, to be received within so many days; null is not. */
  readonly gift: {
    readonly item: ReceivableItem;
    readonly title: string;
    readonly description: string;
    readonly within: number;
  } | null;
  readonly operator: string;
  readonly reason: string;
};

export function describeGrant(holder: Holder, grant: Grant, now: Date, done: boolean): string {
  const { operator, reason } = grant;
  const what = `${whatIsGiven(holder, grant, now)}, by ${operator}: ${reason}`;
  return done ? `gave ${what}\n` : `would give ${what}; --yes does it\n`;
}

function whatIsGiven({ nickname, memberId }: Holder, grant: Grant, now: Date): string {
  const { amount, kind, days, gift } = grant;
  const contents = `${amount} ${lotWords[kind]}`;
  const who = `${nickname} (${memberId})`;
  if (gift === null) {
    const until = days === null ? null : addDays(now, days);
    return `${contents} to ${who}, ${untilOf(until)}`;
  }
  const { title, within } = gift;
  const lasting = days === null ? 'without end' : `for ${days} days from then`;
  return `the gift “${title}” to ${who}, to be received within ${within} days: ${contents} ${lasting}`;
}
