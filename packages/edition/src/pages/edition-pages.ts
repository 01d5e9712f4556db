import type { Pages } from './page.ts';

/** What every reading edition answers besides its features' pages. */
export const editionPages = {
  '/switch': { component: 'SwitchPage', first: { head: () => ({ robots: 'noindex' }) } },
  '/browserguide': {
    component: 'BrowserGuidePage',
    first: { head: ({ errors }) => ({ title: errors?.browserTitle, robots: 'noindex' }) },
  },
  '/error': {
    component: 'ServiceErrorPage',
    first: { head: ({ errors }) => ({ title: errors?.serviceTitle, robots: 'noindex' }) },
  },
  '/error-page': {
    component: 'AnyErrorPage',
    query: ['code'],
    first: { head: ({ errors }) => ({ title: errors?.unknownTitle, robots: 'noindex' }) },
  },
  '/system': {
    component: 'MaintenancePage',
    first: { head: ({ errors }) => ({ title: errors?.maintenanceTitle, robots: 'noindex' }) },
  },
} satisfies Pages;
