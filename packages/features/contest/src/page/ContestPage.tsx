import type { ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetContestQuery } from '#calls/endpoints.ts';
import { FirstEntries } from '#entries/FirstEntries.tsx';
import { readContestNumber } from '#paths/contest-paths.ts';
import { ComingContest } from '#shared/ComingContest.tsx';
import { ContestFailure } from '#shared/ContestFailure.tsx';
import { ContestFrame } from '#shared/ContestFrame.tsx';
import { ContestHead } from '#shared/ContestHead.tsx';
import { ContestText } from '#shared/ContestText.tsx';

/** `/event/contest/{n}` (challenge-and-shutdown 2.4). */
export function ContestPage(): ReactElement {
  const contestNo = readContestNumber(useParams());
  return contestNo === null ? <NotFoundPage /> : <Shown contestNo={contestNo} />;
}

function Shown({ contestNo }: { readonly contestNo: ContestNumber }): ReactElement {
  const { currentData, error, refetch } = useGetContestQuery({ params: { contestNo } });
  if (!currentData) {
    return error ? (
      <ContestFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <ComingContest />
    );
  }
  const { contest, text, entries } = currentData;
  return (
    <ContestFrame title={contest.title}>
      <ContestHead contest={contest} part="page" />
      <ContestText text={text} />
      <FirstEntries contest={contest} entries={entries} />
    </ContestFrame>
  );
}
