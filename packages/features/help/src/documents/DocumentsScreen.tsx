import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { TabLinks } from '@hanji/ui-kit/forms/tabs/TabLinks.tsx';
import { Pagination } from '@hanji/ui-kit/lists/pagination/Pagination.tsx';
import { LoadingNotice, SkeletonComment } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { DocumentPage } from '@hanji/contract/entities/document.ts';
import type { ReactElement } from 'react';
import { useGetDocumentsQuery } from '#calls/endpoints.ts';
import { documentsCall } from '#paths/documents-call.ts';
import { documentsPath, type DocumentsAddress } from '#paths/help-paths.ts';
import { AskUs } from './AskUs.tsx';
import { DocumentList } from './DocumentList.tsx';
import { NoDocuments } from './NoDocuments.tsx';
import { useDocumentsTitle } from './use-documents-title.ts';

type DocumentsScreenProps = { readonly address: DocumentsAddress };

/** Notices, or answers to what is often asked, with a way to ask what is not there. */
export function DocumentsScreen({ address }: DocumentsScreenProps): ReactElement {
  const { type } = address;
  const frame = usePhrases('frame');
  const title = useDocumentsTitle(type);
  const { currentData, data, error, refetch } = useGetDocumentsQuery(documentsCall(address));
  return (
    <ColumnPage title={title}>
      {data && <Categories address={address} categories={data.categories} />}
      {currentData && <Listed address={address} page={currentData} />}
      {!currentData && error && (
        <ApiErrorState level={2} error={error} onRetry={() => void refetch()} />
      )}
      {!currentData && !error && (
        <div>
          <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
          <SkeletonComment />
          <SkeletonComment />
          <SkeletonComment />
        </div>
      )}
      {type === 'faq' && data && data.page.total > 0 && <AskUs />}
    </ColumnPage>
  );
}

type ListedProps = DocumentsScreenProps & { readonly page: DocumentPage };

function Listed({ address, page: { documents, page } }: ListedProps): ReactElement {
  const t = usePhrases('help');
  const { type, category, pageNo } = address;
  const pages = Math.ceil(page.total / page.pageSize);
  if (pages === 0) return <NoDocuments type={type} />;
  // A page behind the last: the list has become shorter, or somebody counted on.
  if (pageNo >= pages)
    return <Redirect to={documentsPath(type, { category, pageNo: pages - 1 })} />;
  return (
    <>
      <DocumentList type={type} documents={documents} />
      <Pagination
        page={pageNo + 1}
        pages={pages}
        href={(number) => documentsPath(type, { category, pageNo: number - 1 })}
        labels={{
          pages: t('pages'),
          previous: t('previousPage'),
          next: t('nextPage'),
          page: (number) => t('page', { page: String(number) }),
        }}
      />
    </>
  );
}

type CategoriesProps = DocumentsScreenProps & { readonly categories: readonly string[] };

/** Nothing where there is nothing to choose from. */
function Categories({ address, categories }: CategoriesProps): ReactElement | null {
  const t = usePhrases('help');
  const { type, category } = address;
  if (categories.length < 2) return null;
  return (
    <TabLinks
      label={t('categories')}
      current={documentsPath(type, { category })}
      tabs={[
        { href: documentsPath(type), label: t('all') },
        ...categories.map((each) => ({
          href: documentsPath(type, { category: each }),
          label: each,
        })),
      ]}
    />
  );
}
