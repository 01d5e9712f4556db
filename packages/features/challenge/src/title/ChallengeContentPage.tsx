import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import {
  LoadingNotice,
  SkeletonHero,
  SkeletonRow,
} from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetChallengeContentQuery } from '#calls/endpoints.ts';
import { ChallengeFrame } from '#frame/ChallengeFrame.tsx';
import { readContentId } from '#paths/challenge-paths.ts';
import { LoadFailure } from '#states/LoadFailure.tsx';
import { TitleView } from './TitleView.tsx';

/** /challenge/comic/{contentId}: a creator's title (challenge-and-shutdown, section 2.3). */
export function ChallengeContentPage(): ReactElement {
  const contentId = readContentId(useParams());
  return contentId ? <Title key={contentId} contentId={contentId} /> : <NotFoundPage />;
}

function Title({ contentId }: { readonly contentId: number }): ReactElement {
  const frame = usePhrases('frame');
  const { currentData, error, refetch } = useGetChallengeContentQuery({ params: { contentId } });
  const content = currentData?.content;
  if (content) {
    return (
      <ChallengeFrame title={content.name} bleeds>
        <TitleView content={content} />
      </ChallengeFrame>
    );
  }
  return (
    <ChallengeFrame bleeds={!error}>
      {error ? (
        <LoadFailure place="challengeContent" error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
          <SkeletonHero />
          <SkeletonRow />
          <SkeletonRow />
        </>
      )}
    </ChallengeFrame>
  );
}
