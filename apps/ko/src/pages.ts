import { editionPages } from '@hanji/edition/pages/edition-pages.ts';
import { accountPages } from '@hanji/features-account/pages.ts';
import { readingPages } from '@hanji/features-reading/pages.ts';
import { walletPages } from '@hanji/features-wallet/pages.ts';

export const pages = { ...readingPages, ...accountPages, ...walletPages, ...editionPages };
