import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import type { Locale } from '@hanji/i18n/locale.ts';
import { useLocale } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetContentQuery } from '#endpoints/content.ts';
import { LoadFailure } from '#gate/LoadFailure.tsx';
import { ChaptersAhead } from '#chapter/ahead/ChaptersAhead.tsx';
import { OpensChapters } from '#opening/OpensChapters.tsx';
import { contentPath, readContentAddress, type ContentAddress } from '#paths/paths.ts';
import { QueryScreen } from '#shared/QueryScreen.tsx';
import { ContentHomeView } from './ContentHomeView.tsx';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { useFreshHome } from './use-fresh-home.ts';

/** A title: what it is, its chapters, and the way into it (section 2). */
export function ContentHomePage(): ReactElement {
  const path = readContentAddress(useParams());
  if (!path) return <NotFoundPage />;
  return <LoadedContent key={`${path.contentType}/${path.contentId}`} path={path} />;
}

function LoadedContent({ path }: { path: ContentAddress }): ReactElement {
  const query = useGetContentQuery({ params: path });
  const locale = useLocale();
  const { currentData, error, fulfilledTimeStamp, refetch } = query;
  useFreshHome(currentData, fulfilledTimeStamp, () => void refetch());
  if (currentData === undefined && error) {
    const retry = (): void => void refetch();
    return <LoadFailure error={error} screen="contentHome" address={path} onRetry={retry} />;
  }
  return (
    <QueryScreen query={query} skeleton={<ContentSkeleton />}>
      {(home) => {
        const own = inLanguage(home, locale);
        if (own) return <Redirect to={contentPath({ contentType: own.type, contentId: own.id })} />;
        return (
          <OpensChapters path={path} lists>
            <ChaptersAhead>
              <ContentHomeView home={home} path={path} />
            </ChaptersAhead>
          </OpensChapters>
        );
      }}
    </QueryScreen>
  );
}

/** A work is read in the language that is spoken, also once another one is chosen on its page. */
function inLanguage({ content, languages }: ContentHome, locale: Locale) {
  if (content.languageId === locale) return undefined;
  return languages.find(({ languageId }) => languageId === locale);
}
