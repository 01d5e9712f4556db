import type { ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Pagination } from '@hanji/ui-kit/lists/pagination/Pagination.tsx';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetContestEntriesQuery } from '#calls/endpoints.ts';
import { entriesPageSize, listPath, readListedContest, readPageNo } from '#paths/contest-paths.ts';
import { ComingContest } from '#shared/ComingContest.tsx';
import { ContestFailure } from '#shared/ContestFailure.tsx';
import { ContestFrame } from '#shared/ContestFrame.tsx';
import { ContestHead } from '#shared/ContestHead.tsx';
import { ContestText } from '#shared/ContestText.tsx';
import { EntryGrid } from './EntryGrid.tsx';
import { NoEntries } from './NoEntries.tsx';

/** `/event/contest/{n}/list`, of those that have one (challenge-and-shutdown 2.4). */
export function ContestListPage(): ReactElement {
  const contestNo = readListedContest(useParams());
  const [query] = useSearchParams();
  if (contestNo === null) return <NotFoundPage />;
  return <Listed contestNo={contestNo} pageNo={readPageNo(query)} />;
}

type ListedProps = { readonly contestNo: ContestNumber; readonly pageNo: number };

function Listed({ contestNo, pageNo }: ListedProps): ReactElement {
  const t = usePhrases('contests');
  const args = { params: { contestNo }, query: { pageNo, pageSize: entriesPageSize } };
  const { currentData, error, refetch } = useGetContestEntriesQuery(args);
  if (!currentData) {
    return error ? (
      <ContestFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <ComingContest />
    );
  }
  const { contest, text, entries, page } = currentData;
  return (
    <ContestFrame title={`${t('list')} · ${contest.title}`}>
      <ContestHead contest={contest} part="list" />
      <ContestText text={text} />
      {entries.length === 0 ? (
        <NoEntries contest={contest} />
      ) : (
        <EntryGrid entries={entries} level={2} />
      )}
      <Pagination
        page={pageNo + 1}
        pages={Math.ceil(page.total / page.pageSize)}
        href={(number) => listPath(contestNo, number - 1)}
        labels={{
          pages: t('entryPages'),
          previous: t('previousPage'),
          next: t('nextPage'),
          page: (number) => t('entryPage', { page: String(number) }),
        }}
      />
    </ContestFrame>
  );
}
