import type { AppConfig } from '@hanji/contract/entities/app.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { EditionId, OriginName } from '#settings/editions.ts';

export type EditionFacts = {
  /** The first one is spoken where a request names none that is known. */
  readonly locales: readonly [Locale, ...Locale[]];
  /** Days begin here: rankings, daily menus, view counts. */
  readonly timeZone: string;
  readonly currency: AppConfig['currency'];
  /** Titles for adults need a verified age here; elsewhere an acceptance is enough. */
  readonly verifiesAdults: boolean;
};

const facts: Readonly<Record<OriginName, EditionFacts>> = {
  server: {
    locales: ['ko-KR'],
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    verifiesAdults: false,
  },
  ko: { locales: ['ko-KR'], timeZone: 'Asia/Seoul', currency: 'KRW', verifiesAdults: true },
  ja: { locales: ['ja-JP'], timeZone: 'Asia/Tokyo', currency: 'JPY', verifiesAdults: true },
  global: {
    locales: ['en-US', 'zh-TW', 'fr-FR', 'de-DE'],
    timeZone: 'UTC',
    currency: 'USD',
    verifiesAdults: false,
  },
  'vi-refund': {
    locales: ['vi-VN'],
    timeZone: 'Asia/Ho_Chi_Minh',
    currency: 'KRW',
    verifiesAdults: false,
  },
};

export function editionFacts(edition: EditionId | null): EditionFacts {
  return facts[edition ?? 'server'];
}

/** Which edition speaks a language. */
export const editionOfLocale: Readonly<Record<Locale, EditionId>> = {
  'ko-KR': 'ko',
  'ja-JP': 'ja',
  'en-US': 'global',
  'zh-TW': 'global',
  'vi-VN': 'vi-refund',
  'fr-FR': 'global',
  'de-DE': 'global',
};
