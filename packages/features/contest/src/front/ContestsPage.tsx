import type { ContestPhase } from '@hanji/contract/contest-vocabulary.ts';
import type { Contest } from '@hanji/contract/entities/contest.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { LoadingNotice, SkeletonRail } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { WrittenPage } from '@hanji/ui-kit/works/written-page/WrittenPage.tsx';
import type { ReactElement } from 'react';
import { useGetContestsQuery } from '#calls/endpoints.ts';
import { ContestFrame } from '#shared/ContestFrame.tsx';
import { ContestCard } from './ContestCard.tsx';
import * as styles from './ContestsPage.module.css';

/** `/event/contest` (challenge-and-shutdown 2.4): all contests, those that run first. */
export function ContestsPage(): ReactElement {
  const t = usePhrases('contests');
  const frame = usePhrases('frame');
  const { data, error, refetch } = useGetContestsQuery();
  if (!data && error) return <ApiErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <ContestFrame title={t('contests')}>
      <div className={styles.about}>
        <h1 className={styles.title}>{t('contests')}</h1>
        {data && data.text.length > 0 && <WrittenPage pieces={data.text} />}
      </div>
      {data ? (
        <Contests contests={data.contests} />
      ) : (
        <>
          <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
          <SkeletonRail kind="banner" />
        </>
      )}
    </ContestFrame>
  );
}

const headings = [
  ['open', 'openNow'],
  ['announced', 'openSoon'],
  ['judging', 'judgingNow'],
  ['result', 'decided'],
] as const satisfies readonly (readonly [ContestPhase, string])[];

function Contests({ contests }: { readonly contests: readonly Contest[] }): ReactElement {
  const t = usePhrases('contests');
  const frame = usePhrases('frame');
  if (contests.length === 0) {
    return (
      <StateMessage
        drawing="empty"
        title={t('none')}
        text={t('noneText')}
        actions={<LinkButton href="/">{frame('goHome')}</LinkButton>}
      />
    );
  }
  return (
    <>
      {headings.map(([phase, heading]) => {
        const shown = contests.filter((contest) => contest.phase === phase);
        if (shown.length === 0) return null;
        return (
          <section key={phase} className={styles.section} aria-labelledby={phase}>
            <h2 id={phase} className={styles.heading}>
              {t(heading)}
            </h2>
            <ul className={styles.contests} data-large={phase === 'open'}>
              {shown.map((contest) => (
                <li key={contest.contestNo} className={styles.contest}>
                  <ContestCard contest={contest} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
