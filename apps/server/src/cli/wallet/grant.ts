import type { ReceivableItem } from '@hanji/domain/gifts/receivable-gifts.ts';
import { addDays } from '@hanji/domain/times/calendar.ts';
import type { Executor } from '#db/executor.ts';
import { giveGift } from '#modules/inbox/gifts/give-gift.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { grantTickets } from '#modules/wallet/grants/grant-tickets.ts';
import type { Holder } from '#modules/wallet/read-wallet.ts';
import type { parse } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { operatorFrom, operatorOptions, wordsOf } from './by-operator.ts';
import { count } from './count.ts';
import { describeGrant, type Grant } from './describe-grant.ts';

const mostAtOnce = 1_000_000;
const mostDays = 3650;
/** How long a gift waits in an inbox unless `--within` says otherwise. */
const daysToReceive = 30;
const longestTitle = 100;
const longestText = 1000;

export const grantOptions = {
  ...operatorOptions,
  coins: { type: 'string' },
  bonus: { type: 'boolean', default: false },
  tickets: { type: 'string' },
  'ad-tickets': { type: 'string' },
  days: { type: 'string' },
  gift: { type: 'string' },
  text: { type: 'string' },
  within: { type: 'string' },
} as const;

export type GrantOptions = ReturnType<typeof parse<typeof grantOptions>>['values'];

/** What is given, of which an entry is one kind. */
function contentsFrom({
  coins,
  bonus,
  tickets,
  'ad-tickets': adTickets,
}: GrantOptions): Pick<Grant, 'kind' | 'amount'> {
  const given = [coins, tickets, adTickets].filter((text) => text !== undefined);
  if (given.length !== 1 || (bonus && coins === undefined)) {
    throw new UsageError('give --coins, which may be --bonus, or --tickets, or --ad-tickets');
  }
  if (tickets !== undefined) {
    return { kind: 'ticket', amount: count('tickets', tickets, mostAtOnce) };
  }
  return adTickets === undefined
    ? { kind: bonus ? 'bonus' : 'free', amount: count('coins', coins, mostAtOnce) }
    : { kind: 'ad_ticket', amount: count('ad-tickets', adTickets, mostAtOnce) };
}

function itemOf(kind: Grant['kind']): ReceivableItem | null {
  if (kind === 'ticket') return kind;
  return kind === 'free' ? 'coin' : null;
}

function giftFrom(values: GrantOptions, kind: Grant['kind']): Grant['gift'] {
  const { gift, text = '', within } = values;
  if (gift === undefined) {
    if (text === '' && within === undefined) return null;
    throw new UsageError('--text and --within go with --gift');
  }
  const item = itemOf(kind);
  if (item === null) throw new UsageError('a gift is of --coins or --tickets');
  const title = wordsOf('gift', gift, longestTitle);
  if (title === '') throw new UsageError('--gift is the title of the gift');
  return {
    item,
    title,
    description: wordsOf('text', text, longestText),
    within: within === undefined ? daysToReceive : count('within', within, mostDays),
  };
}

/** @throws UsageError where the options do not say what is given, or why */
export function grantFrom(values: GrantOptions): Grant {
  const { days } = values;
  const by = operatorFrom(values);
  const contents = contentsFrom(values);
  return {
    ...contents,
    days: days === undefined ? null : count('days', days, mostDays),
    gift: giftFrom(values, contents.kind),
    ...by,
  };
}

/** Gives it where that is confirmed, and says what was or would be done. */
export async function grant(db: Executor, holder: Holder, values: GrantOptions): Promise<string> {
  const now = new Date();
  const granted = grantFrom(values);
  if (values.yes) await give(db, holder, granted, now);
  return describeGrant(holder, granted, now, values.yes);
}

function give(db: Executor, { memberId }: Holder, granted: Grant, now: Date): Promise<void> {
  const { kind, amount, days, gift, operator, reason } = granted;
  const facts = { memberId, operator, reason };
  if (gift !== null) {
    const { within, ...more } = gift;
    const expiresAt = addDays(now, within);
    return giveGift(db, { ...facts, ...more, amount, days, expiresAt }, now);
  }
  const expiresAt = days === null ? null : addDays(now, days);
  return kind === 'ticket' || kind === 'ad_ticket'
    ? grantTickets(db, { ...facts, expiresAt, kind, tickets: amount }, now)
    : grantCoins(db, { ...facts, expiresAt, kind, coins: amount }, now);
}
