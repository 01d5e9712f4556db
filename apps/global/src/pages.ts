import { editionPages } from '@hanji/edition/pages/edition-pages.ts';
import { accountPages } from '@hanji/features-account/pages.ts';
import { serialCodePages } from '@hanji/features-account/pages/serial-code-pages.ts';
import { readingPages } from '@hanji/features-reading/pages.ts';
import { walletPages } from '@hanji/features-wallet/pages.ts';

export const pages = {
  ...readingPages,
  ...accountPages,
  ...serialCodePages,
  ...walletPages,
  ...editionPages,
};
