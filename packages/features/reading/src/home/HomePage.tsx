import { OffersNotices } from '@hanji/edition/slots/OffersNotices.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import type { ReactElement } from 'react';
import { CategoryNavigation } from '#category/CategoryNavigation.tsx';
import { useCategoryTitle } from '#category/category-title.ts';
import { useHomeCategory } from '#category/use-home-category.ts';
import { useGetHomeQuery } from '#endpoints/browsing.ts';
import { Popups } from '#popups/Popups.tsx';
import { QueryScreen } from '#shared/QueryScreen.tsx';
import { BegunTitles } from './BegunTitles.tsx';
import { GenreLinks } from './GenreLinks.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeEmpty } from './HomeEmpty.tsx';
import * as styles from './Home.module.css';
import { HomeSections } from '#home/sections/HomeSections.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

/** What comes in meanwhile shows without a reload; nobody asks from a tab in the background. */
const upToDate = {
  refetchOnFocus: true,
  refetchOnReconnect: true,
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
} as const;

/** Home of a category: what is new, what others read, and the ways to all of it (section 2). */
export function HomePage(): ReactElement {
  const t = usePhrases('reading');
  const category = useHomeCategory();
  const query = useGetHomeQuery({ params: { category } }, upToDate);
  useCategoryTitle(category, t('homeTitle'));

  return (
    <>
      <h1>
        <VisuallyHidden>{t('homeTitle')}</VisuallyHidden>
      </h1>
      <CategoryNavigation category={category} menu={query.currentData?.menu} />
      <QueryScreen query={query} skeleton={<HomeSkeleton />}>
        {(home) => (
          <>
            <Popups popups={home.popups} />
            <HomeBanner elements={home.topBanner} />
            <div className={styles.content}>
              {home.topBanner.length === 0 && home.sections.length === 0 && <HomeEmpty />}
              <BegunTitles category={category} />
              <HomeSections sections={home.sections} />
              <GenreLinks category={category} genres={home.menu.genres} />
              <OffersNotices />
            </div>
          </>
        )}
      </QueryScreen>
    </>
  );
}
