import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  useGetChallengeContentsInfiniteQuery,
  useGetChallengeHomeQuery,
} from '#calls/endpoints.ts';
import { PagedTitles } from '#cards/PagedTitles.tsx';
import { ChallengeFrame } from '#frame/ChallengeFrame.tsx';
import { SortBar } from '#lists/SortBar.tsx';
import { challengeHome, readOrder } from '#paths/challenge-paths.ts';
import { QueryScreen } from '#states/QueryScreen.tsx';
import * as styles from './ChallengeHome.module.css';
import { HomeBanners } from './HomeBanners.tsx';
import { HomePickups } from './HomePickups.tsx';
import { HomeRanking } from './HomeRanking.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { SubmissionStrip } from './SubmissionStrip.tsx';

/**
 * /challenge: shown once both of its calls are here (challenge-and-shutdown, section 2.3). What came
 * drawn by the service has the first already, and stays while the second is on its way.
 */
export function ChallengeHomePage(): ReactElement {
  const t = usePhrases('challenge');
  const area = usePhrases('menu')('challenge');
  const [params] = useSearchParams();
  const order = readOrder(params);
  const home = useGetChallengeHomeQuery();
  const titles = useGetChallengeContentsInfiniteQuery(order);
  const [drawn] = useState(home.currentData !== undefined);
  const [shown, setShown] = useState(drawn);
  const settled = titles.currentData !== undefined || titles.error !== undefined;
  if (!shown && settled && home.currentData) setShown(true);
  const waits = !shown && !settled && home.error === undefined;
  const query = waits ? { ...home, currentData: undefined } : home;
  return (
    <ChallengeFrame tab="top" bleeds>
      {/* The bar says where this is; who does not see it hears a heading. */}
      <h1>
        <VisuallyHidden>{area}</VisuallyHidden>
      </h1>
      <QueryScreen query={query} level={1} skeleton={<HomeSkeleton />}>
        {({ banners, pickups, ranking }) => (
          <>
            <HomeBanners banners={banners} />
            <div className={styles.sections}>
              <HomePickups pickups={pickups} />
              <HomeRanking entries={ranking} />
              <SubmissionStrip />
              <section className={styles.titles} aria-labelledby="challenge-titles">
                <h2 id="challenge-titles" className={styles.heading}>
                  {t('allTitles')}
                </h2>
                <SortBar path={challengeHome} order={order} />
                <PagedTitles query={titles} level={3} />
              </section>
            </div>
          </>
        )}
      </QueryScreen>
    </ChallengeFrame>
  );
}
