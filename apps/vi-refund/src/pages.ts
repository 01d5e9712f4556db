import { pagePlanner } from '@hanji/edition/router/plan-page.ts';
import { accountPages } from '@hanji/features-account/pages.ts';
import { refundPages } from '@hanji/features-refund/pages.ts';
import { edition } from './edition.ts';
import { phrases } from './phrases.ts';

export const pages = { ...refundPages, ...accountPages };

/** For the service, which answers each address by the same pages. */
export const planPage = pagePlanner({ edition, pages, phrases });
