import type { FirstScreen, Pages } from '@hanji/edition/pages/page.ts';
import { inboxPath, readTab } from './paths/inbox-paths.ts';

/** Known tabs alone are pages, and of those only the heading is the same for every member. */
const inboxScreen: FirstScreen = {
  call: ({ params }) => (readTab(params['tab']) === null ? null : undefined),
  head: ({ menu }) => ({ title: menu?.inbox, robots: 'noindex' }),
};

/** What a member was given and told (reading-service, section 2; challenge-and-shutdown, 2.6). */
export const inboxPages = {
  '/inbox': { access: 'member', redirect: inboxPath('gift') },
  '/inbox/:tab': {
    access: 'member',
    component: 'InboxPage',
    saysLater: true,
    first: inboxScreen,
  },
} satisfies Pages;
