import type { Consent } from '@hanji/contract/entities/member.ts';

/** As a form begins: nothing is agreed to before somebody says so. */
export const noConsent: Consent = {
  termsAgreeYn: 'N',
  termsPrivacyYn: 'N',
  termsAge14Yn: 'N',
  termsMarketingYn: 'N',
  termsAdvertisementYn: 'N',
};
