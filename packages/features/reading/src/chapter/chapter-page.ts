import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';

/** The page that a chapter is read on, where its route and the screens before it find the same one. */
export const chapterPage = lazyPage(() => import('./ChapterPage.tsx'), 'ChapterPage');
