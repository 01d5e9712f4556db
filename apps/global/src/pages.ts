import { editionPages } from '@hanji/edition/pages/edition-pages.ts';
import { pagePlanner } from '@hanji/edition/router/plan-page.ts';
import { accountPages, settingPages } from '@hanji/features-account/pages.ts';
import { readingPages } from '@hanji/features-reading/pages.ts';
import { edition } from './edition.ts';
import { phrases } from './phrases.ts';

export const pages = { ...readingPages, ...accountPages, ...settingPages, ...editionPages };

/** For the service, which answers each address by the same pages. */
export const planPage = pagePlanner({ edition, pages, phrases });
