import { editionPages } from '@hanji/edition/pages/edition-pages.ts';
import { externalPages } from '@hanji/features-account/external-pages.ts';
import { integratePages } from '@hanji/features-account/integrate/integrate-pages.ts';
import { memberPages } from '@hanji/features-account/member-pages.ts';
import {
  accountPages,
  passwordPages,
  settingPages,
  signUpPages,
} from '@hanji/features-account/pages.ts';
import { readingPages } from '@hanji/features-reading/pages.ts';

export const pages = {
  ...readingPages,
  ...accountPages,
  ...signUpPages,
  ...passwordPages,
  ...externalPages,
  ...integratePages,
  ...memberPages,
  ...settingPages,
  ...editionPages,
};
