import type { Pages } from '@hanji/edition/pages/page.ts';

/** A page of the desk: its creator's alone, and for nobody who gathers pages. */
const desk = {
  access: 'member',
  saysLater: true,
  first: { head: ({ menu }) => ({ title: menu?.manageTitles, robots: 'noindex' }) },
} as const satisfies Pages[string];

/** Creator management (challenge-and-shutdown, section 2.5), and how an article will look. */
export const creatorPages = {
  '/manage/title': { ...desk, component: 'TitlesPage' },
  '/manage/title/activity': { ...desk, component: 'ActivityPage' },
  '/manage/title/new': { ...desk, component: 'NewTitlePage' },
  '/manage/title/:contentId': { ...desk, component: 'TitlePage' },
  '/manage/article/:contentId': { ...desk, component: 'ArticlesPage' },
  '/manage/article/:contentId/new': { ...desk, component: 'NewArticlePage' },
  '/manage/article/:contentId/:chapterId': { ...desk, component: 'ArticlePage' },
  '/manage/article/:contentId/:chapterId/preview': {
    ...desk,
    component: 'PreviewPage',
    chrome: 'none',
    footer: 'none',
  },
} satisfies Pages;
