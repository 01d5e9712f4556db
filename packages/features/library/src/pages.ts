import type { Pages } from '@hanji/edition/pages/page.ts';

/** What a reader keeps (reading-service, section 2; challenge-and-shutdown, section 2.6). */
export const libraryPages = {
  '/library/:tab?': {
    access: 'member',
    component: 'LibraryPage',
    saysLater: true,
    query: ['category', 'own'],
    // Its heading is the same for every member.
    first: { head: ({ frame }) => ({ title: frame?.library, robots: 'noindex' }) },
  },
} satisfies Pages;
