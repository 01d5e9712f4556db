import type { GiftItem } from '@hanji/contract/vocabulary.ts';
import type { Transaction } from '@hanji/server/db/executor.ts';
import { distribute, type NewEntry } from '@hanji/server/modules/inbox/entries/distribute.ts';
import { receiveGift } from '@hanji/server/modules/inbox/gifts/receive-gifts.ts';
import { workLocales } from '#script.ts';
import { type DemoWords, inboxWords } from './inbox-words.ts';

const hourMs = 60 * 60 * 1000;

type Given = {
  readonly words: DemoWords;
  readonly kind: NewEntry['kind'];
  readonly of?: readonly [item: GiftItem, amount: number, days?: number];
  /** Until when; messages have no end. */
  readonly hours?: number;
  readonly link?: string;
};

/** One in each state: the last comes first in lists. */
const entries: readonly Given[] = [
  {
    kind: 'gift',
    words: inboxWords.events,
    of: ['other', 1],
    hours: 400,
    link: '/menu/all_comic/event',
  },
  { kind: 'gift', words: inboxWords.adTickets, of: ['ad_ticket', 1], hours: 300 },
  { kind: 'gift', words: inboxWords.tickets, of: ['ticket', 3, 30], hours: 200 },
  { kind: 'gift', words: inboxWords.coins, of: ['coin', 10], hours: 500 },
  { kind: 'gift', words: inboxWords.today, of: ['coin', 2, 7], hours: 20 },
  { kind: 'message', words: inboxWords.message },
  { kind: 'mission', words: inboxWords.mission, of: ['coin', 5], hours: 30 * 24 },
];

const received: Given = { kind: 'gift', words: inboxWords.received, of: ['coin', 1], hours: 100 };

function entryOf({ words, kind, of, hours, link }: Given, now: Date): NewEntry {
  const translated = workLocales.map((locale) => {
    return [locale, { title: words.title[locale], description: words.text[locale] }] as const;
  });
  return {
    kind,
    title: words.title['en-US'],
    description: words.text['en-US'],
    translations: Object.fromEntries(translated),
    contents: of === undefined ? null : { item: of[0], amount: of[1], days: of[2] ?? null },
    expiresAt: hours === undefined ? null : new Date(now.getTime() + hours * hourMs),
    link: link ?? null,
    operator: 'demo',
    reason: 'an account of the demo',
  };
}

/** Fills the inbox of somebody who is new: gifts in every state, a message and a mission. */
export async function seedInbox(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const giftId = await distribute(tx, entryOf(received, now), [memberId], now);
  await receiveGift(tx, { memberId, distributionType: 'operator', giftId }, now);
  for (const given of entries) await distribute(tx, entryOf(given, now), [memberId], now);
}
