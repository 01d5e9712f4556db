import { consentTypes } from './vocabulary.ts';

/** What operators write for readers: `/document/notice` and `/document/faq`. */
export const documentTypes = ['notice', 'faq'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What an inquiry is about; the specification wants a category and names none. */
export const inquiryCategories = [
  'account',
  'payment',
  'reading',
  'content',
  'rights',
  'suggestion',
  'other',
] as const;
export type InquiryCategory = (typeof inquiryCategories)[number];

/** Texts that have versions: what members agree to, and what the law wants to be readable. */
export const policyTypes = [
  ...consentTypes,
  'youth_protection_policy',
  'fund_settlement',
  'special_commercial_transaction',
] as const;
export type PolicyType = (typeof policyTypes)[number];

/** Those with a page, `/legal/{type}` (reading-service, section 2). */
export const legalTypes = [
  'terms_of_use',
  'privacy_policy',
  'youth_protection_policy',
  'fund_settlement',
  'special_commercial_transaction',
] as const satisfies readonly PolicyType[];
export type LegalType = (typeof legalTypes)[number];

/** Those that Japanese law wants: they are in Japanese, and in the Japanese edition alone. */
export const japaneseLegalTypes = [
  'fund_settlement',
  'special_commercial_transaction',
] as const satisfies readonly LegalType[];
