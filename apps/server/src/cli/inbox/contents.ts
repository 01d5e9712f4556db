import type { EntryContents } from '#modules/inbox/entries/distribute.ts';
import { count } from '../wallet/count.ts';
import { UsageError } from '../usage-error.ts';

const mostAtOnce = 1_000_000;
const mostDays = 3650;
/** How long a gift or a mission lasts unless `--within` says otherwise. */
const usualDays = 30;

export const contentsOptions = {
  coins: { type: 'string' },
  tickets: { type: 'string' },
  'ad-tickets': { type: 'string' },
  other: { type: 'boolean', default: false },
  days: { type: 'string' },
  within: { type: 'string' },
} as const;

export type ContentsOptions = {
  readonly coins?: string | undefined;
  readonly tickets?: string | undefined;
  readonly 'ad-tickets'?: string | undefined;
  readonly other: boolean;
  readonly days?: string | undefined;
  readonly within?: string | undefined;
};

/** @throws UsageError where it is not said what is given, or twice */
export function contentsFrom(values: ContentsOptions): EntryContents {
  const { coins, tickets, 'ad-tickets': adTickets, other, days } = values;
  const given = [coins, tickets, adTickets].filter((text) => text !== undefined);
  if (given.length + Number(other) !== 1) {
    throw new UsageError('give --coins or --tickets or --ad-tickets, or --other with a --link');
  }
  const lasting = days === undefined ? null : count('days', days, mostDays);
  if (coins !== undefined) {
    return { item: 'coin', amount: count('coins', coins, mostAtOnce), days: lasting };
  }
  if (tickets !== undefined) {
    return { item: 'ticket', amount: count('tickets', tickets, mostAtOnce), days: lasting };
  }
  if (adTickets !== undefined) {
    return { item: 'ad_ticket', amount: count('ad-tickets', adTickets, mostAtOnce), days: lasting };
  }
  if (days !== undefined) throw new UsageError('--days go with coins or tickets');
  return { item: 'other', amount: 1, days: null };
}

/** For how many days it can be received, or taken part in. */
export function withinFrom({ within }: ContentsOptions): number {
  return within === undefined ? usualDays : count('within', within, mostDays);
}
