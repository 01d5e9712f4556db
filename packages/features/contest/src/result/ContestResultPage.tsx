import type { ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetContestResultQuery } from '#calls/endpoints.ts';
import { readContestNumber } from '#paths/contest-paths.ts';
import { ComingContest } from '#shared/ComingContest.tsx';
import { ContestFailure } from '#shared/ContestFailure.tsx';
import { ContestFrame } from '#shared/ContestFrame.tsx';
import { ContestHead } from '#shared/ContestHead.tsx';
import { ContestText } from '#shared/ContestText.tsx';
import { Awards } from './Awards.tsx';
import { NoResult } from './NoResult.tsx';

/** `/event/contest/{n}/result` (challenge-and-shutdown 2.4). */
export function ContestResultPage(): ReactElement {
  const contestNo = readContestNumber(useParams());
  return contestNo === null ? <NotFoundPage /> : <Result contestNo={contestNo} />;
}

function Result({ contestNo }: { readonly contestNo: ContestNumber }): ReactElement {
  const t = usePhrases('contests');
  const { currentData, error, refetch } = useGetContestResultQuery({ params: { contestNo } });
  if (!currentData) {
    return error ? (
      <ContestFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <ComingContest />
    );
  }
  const { contest, text, awards } = currentData;
  return (
    <ContestFrame title={`${t('result')} · ${contest.title}`}>
      <ContestHead contest={contest} part="result" />
      <ContestText text={text} />
      {awards.length > 0 && <Awards awards={awards} />}
      {awards.length === 0 && text.length === 0 && <NoResult contest={contest} />}
    </ContestFrame>
  );
}
