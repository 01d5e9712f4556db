import type { Pages } from './page.ts';

/** What every reading edition answers besides its features' pages. */
export const editionPages = {
  '/switch': { component: 'SwitchPage', first: { head: () => ({ robots: 'noindex' }) } },
  '/browserguide': {
    component: 'BrowserGuidePage',
    first: { head: ({ errors }) => ({ title: errors?.browserTitle, robots: 'noindex' }) },
  },
} satisfies Pages;
