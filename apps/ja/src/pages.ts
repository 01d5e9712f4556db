import { editionPages } from '@hanji/edition/pages/edition-pages.ts';
import { accountPages } from '@hanji/features-account/pages.ts';
import { challengePages } from '@hanji/features-challenge/pages.ts';
import { commentPages } from '@hanji/features-community/pages.ts';
import { contestPages } from '@hanji/features-contest/pages.ts';
import { creatorPages } from '@hanji/features-creator/pages.ts';
import { offerWallPages } from '@hanji/features-offerwall/pages.ts';
import { inboxPages } from '@hanji/features-inbox/pages.ts';
import { helpPages } from '@hanji/features-help/pages.ts';
import { libraryPages } from '@hanji/features-library/pages.ts';
import { readingPages } from '@hanji/features-reading/pages.ts';
import { walletPages } from '@hanji/features-wallet/pages.ts';

export const pages = {
  ...readingPages,
  ...accountPages,
  ...walletPages,
  ...commentPages,
  ...challengePages,
  ...offerWallPages,
  ...inboxPages,
  ...helpPages,
  ...libraryPages,
  ...contestPages,
  ...creatorPages,
  ...editionPages,
};
