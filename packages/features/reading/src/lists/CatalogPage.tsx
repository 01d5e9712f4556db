import { readId } from '@hanji/domain/paths/read-id.ts';
import { catalogPageSize } from '@hanji/domain/screens/page-sizes.ts';
import { isWideBrowser, isWideScreen } from '@hanji/domain/screens/widths.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { useVisit } from '@hanji/edition/storage/visit.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { type ReactElement, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetCatalogInfiniteQuery } from '#endpoints/browsing.ts';
import { useCatalogOfHome } from '#category/use-seen-home.ts';
import { CategoryNavigation } from '#category/CategoryNavigation.tsx';
import { readCategory } from '#paths/read-params.ts';
import { isMissing } from '#shared/is-missing.ts';
import { Page } from '#shared/Page.tsx';
import { PagedTitles } from './PagedTitles.tsx';

/** A curated list of titles. */
export function CatalogPage(): ReactElement {
  const id = readId(useParams()['contentCatalogId']);
  return id ? <Catalog key={id} id={id} /> : <NotFoundPage />;
}

function Catalog({ id }: { id: number }): ReactElement {
  const visit = useVisit();
  // Kept while the list is open: another size would begin it anew.
  const [pageSize] = useState(() =>
    catalogPageSize(visit ? isWideBrowser(visit.userAgent) : isWideScreen(window.innerWidth)),
  );
  const query = useGetCatalogInfiniteQuery({ contentCatalogId: id, pageSize });
  const seen = useCatalogOfHome(id);
  const title = query.currentData?.pages[0]?.title ?? seen?.section.title ?? '';
  useDocumentTitle(title);
  if (isMissing(query.error)) return <NotFoundPage />;
  const menu = query.currentData?.pages[0]?.menu;
  const category = readCategory(menu?.holder) ?? seen?.category;
  return (
    <Page
      title={title}
      // By the title's hand and not by a menu: none of them is current.
      navigation={
        category && <CategoryNavigation category={category} menu={menu ?? undefined} current="" />
      }
    >
      <PagedTitles query={query} level={title ? 2 : 1} />
    </Page>
  );
}
