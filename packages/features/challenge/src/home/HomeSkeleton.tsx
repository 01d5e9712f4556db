import { Skeleton, SkeletonRail } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { TitleGridSkeleton } from '#cards/TitleGrid.tsx';
import * as styles from './ChallengeHome.module.css';

/** What the area opens with while it is on its way. */
export function HomeSkeleton(): ReactElement {
  return (
    <>
      <Skeleton shape="banner" />
      <div className={styles.sections}>
        <SkeletonRail kind="ranking" />
        <TitleGridSkeleton />
      </div>
    </>
  );
}
