import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useCategoryTitle } from '#category/category-title.ts';
import { useGetAdultHomeQuery } from '#endpoints/browsing.ts';
import { readCategory } from '#paths/read-params.ts';
import { Page } from '#shared/Page.tsx';
import { QueryScreen } from '#shared/QueryScreen.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeEmpty } from './HomeEmpty.tsx';
import { HomeSections } from '#home/sections/HomeSections.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

/** Home of titles for adults; it is empty for whoever does not want to see them. */
export function AdultHomePage(): ReactElement {
  const category = readCategory(useParams()['contentCategory']);
  return category ? <AdultHome category={category} /> : <NotFoundPage />;
}

function AdultHome({ category }: { category: ContentCategory }): ReactElement {
  const t = usePhrases('reading');
  const query = useGetAdultHomeQuery({ params: { category } });
  useCategoryTitle(category, t('adultTitle'));
  return (
    <QueryScreen query={query} skeleton={<HomeSkeleton />}>
      {(home) => (
        <>
          <HomeBanner elements={home.topBanner} />
          <Page title={t('adultTitle')}>
            {home.topBanner.length === 0 && home.sections.length === 0 && <HomeEmpty />}
            <HomeSections sections={home.sections} />
          </Page>
        </>
      )}
    </QueryScreen>
  );
}
