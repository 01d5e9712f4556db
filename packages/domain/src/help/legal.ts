import type { LegalType, PolicyType } from '@hanji/contract/help-vocabulary.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';

/** Every legal page in its order, and whose it is (reading-service, section 2). */
const pages = {
  terms_of_use: 'everybody',
  privacy_policy: 'everybody',
  youth_protection_policy: 'everybody',
  fund_settlement: 'japanese',
  special_commercial_transaction: 'japanese',
} as const satisfies Readonly<Record<LegalType, 'everybody' | 'japanese'>>;

function isLegal(type: string): type is LegalType {
  return Object.hasOwn(pages, type);
}

/** Whether a text is only in Japanese, and its address says so: `?languageCode=ja`. */
export function isJapanese(type: PolicyType): boolean {
  return isLegal(type) && pages[type] === 'japanese';
}

/** Whether a text is for the readers of an edition with these languages. */
export function isOffered(type: PolicyType, locales: readonly Locale[]): boolean {
  return locales.includes('ja-JP') || !isJapanese(type);
}

/** The legal pages of an edition, in their order. */
export function offeredLegalTypes(locales: readonly Locale[]): readonly LegalType[] {
  return Object.keys(pages)
    .filter(isLegal)
    .filter((type) => isOffered(type, locales));
}
