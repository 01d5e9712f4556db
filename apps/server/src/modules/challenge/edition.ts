import { editions } from '@hanji/contract/editions.ts';

/** The area is the Japanese edition's alone: its days begin where that one's do. */
export const challengeTimeZone = editions.ja.timeZone;

/** What its titles are written in. */
export const [challengeLanguage] = editions.ja.locales;
