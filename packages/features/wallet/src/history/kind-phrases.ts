import type { CoinsDistributedFor, CoinsUsedFor } from '@hanji/contract/vocabulary.ts';
import type { PhraseKey } from '@hanji/i18n/phrases.ts';

/** What each kind of entry is called, among the filters and before the name of a chapter. */
export const kindPhrases = {
  unlock: 'unlock',
  rental: 'rental',
  expired: 'expired',
  refunded: 'refunded',
  bought: 'bought',
  bonus: 'bonus',
  gift: 'gift',
  coin_back: 'coinBack',
  take_back: 'takeBack',
  move: 'moved',
} as const satisfies Record<CoinsUsedFor | CoinsDistributedFor, PhraseKey<'coinHistory'>>;
