import { accountPages, loginPasswordPages } from '@hanji/features-account/pages.ts';
import { loginExternalPages } from '@hanji/features-account/external-pages.ts';
import { refundPages } from '@hanji/features-refund/pages.ts';

export const pages = {
  ...refundPages,
  ...accountPages,
  ...loginPasswordPages,
  ...loginExternalPages,
};
