import type { AdultHome as AdultHomeEntity } from '@hanji/contract/entities/home.ts';
import { onAcceptMature, readAcceptMature } from '@hanji/edition/mature/accept-mature.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useCategoryTitle } from '#category/category-title.ts';
import { useGetAdultHomeQuery } from '#endpoints/browsing.ts';
import { readCategory } from '#paths/read-params.ts';
import { Page } from '#shared/Page.tsx';
import { QueryScreen } from '#shared/QueryScreen.tsx';
import { AdultsHidden } from './AdultsHidden.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeEmpty } from './HomeEmpty.tsx';
import { HomeSections } from '#home/sections/HomeSections.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

/** Home of titles for adults; it is empty for whoever does not want to see them. */
export function AdultHomePage(): ReactElement {
  const category = readCategory(useParams()['contentCategory']);
  return category ? <AdultHome category={category} /> : <NotFoundPage />;
}

function isEmpty({ topBanner, sections }: AdultHomeEntity): boolean {
  return topBanner.length === 0 && sections.length === 0;
}

/** Whether this session says N, by which the service leaves out every title for adults. */
function hidesAdults(): boolean {
  return readAcceptMature() === 'N';
}

/** What a drawn page knows. */
function hidesNothing(): boolean {
  return false;
}

function AdultHome({ category }: { category: ContentCategory }): ReactElement {
  const t = usePhrases('reading');
  const query = useGetAdultHomeQuery({ params: { category } });
  const hidden = useSyncExternalStore(onAcceptMature, hidesAdults, hidesNothing);
  const { currentData, error, refetch } = query;
  useCategoryTitle(category, t('adultTitle'));
  if (currentData === undefined && error) {
    return (
      <Page title={t('adultTitle')}>
        <ApiErrorState level={2} error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <QueryScreen query={query} skeleton={<HomeSkeleton />}>
      {(home) => (
        <>
          <HomeBanner elements={home.topBanner} />
          <Page title={t('adultTitle')}>
            {isEmpty(home) && (hidden ? <AdultsHidden /> : <HomeEmpty />)}
            <HomeSections sections={home.sections} />
          </Page>
        </>
      )}
    </QueryScreen>
  );
}
