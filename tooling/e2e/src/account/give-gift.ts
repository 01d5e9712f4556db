import type { GiftItem } from '@hanji/contract/vocabulary.ts';
import { distribute } from '@hanji/server/modules/inbox/entries/distribute.ts';
import { database } from './database.ts';
import type { Account } from './members.ts';

type Words = { readonly title: string; readonly description: string };

const by = { operator: 'journeys', reason: 'for a journey', translations: {} } as const;

/** Puts a gift into an inbox that waits for so many hours, as an operator does. */
export async function giveGift(
  { id }: Account,
  words: Words,
  [item, amount]: readonly [GiftItem, number],
  hours: number,
): Promise<void> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const contents = { item, amount, days: null };
  const entry = { kind: 'gift', ...by, ...words, contents, expiresAt, link: null } as const;
  await distribute(database(), entry, [id], now);
}

/** Tells a member something, as an operator does. */
export async function sendMessage({ id }: Account, words: Words): Promise<void> {
  const entry = { kind: 'message', ...by, ...words } as const;
  const nothing = { contents: null, expiresAt: null, link: null };
  await distribute(database(), { ...entry, ...nothing }, [id], new Date());
}
