import type { LegalType } from '@hanji/contract/help-vocabulary.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';

/** What links to legal texts say. */
export const legalTitles = {
  terms_of_use: 'termsOfUse',
  privacy_policy: 'privacyPolicy',
  youth_protection_policy: 'youthProtection',
  fund_settlement: 'fundSettlement',
  special_commercial_transaction: 'specialTransaction',
} as const satisfies Readonly<Record<LegalType, PlainPhrase<'menu'>>>;
