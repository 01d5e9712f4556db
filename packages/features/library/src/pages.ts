import type { FirstScreen, Pages } from '@hanji/edition/pages/page.ts';
import { readTab } from './paths/library-paths.ts';

/** Known tabs alone are pages, and of those only the heading is the same for every member. */
const libraryScreen: FirstScreen = {
  call: ({ params }) => (readTab(params['tab']) === null ? null : undefined),
  head: ({ frame }) => ({ title: frame?.library, robots: 'noindex' }),
};

/** What a reader keeps (reading-service, section 2; challenge-and-shutdown, section 2.6). */
export const libraryPages = {
  '/library/:tab?': {
    access: 'member',
    component: 'LibraryPage',
    saysLater: true,
    query: ['category', 'own'],
    first: libraryScreen,
  },
} satisfies Pages;
