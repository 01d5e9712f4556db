import { Skeleton, SkeletonRail } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import * as styles from './Home.module.css';

export function HomeSkeleton(): ReactElement {
  return (
    <>
      <Skeleton shape="banner" />
      <div className={styles.content}>
        <SkeletonRail />
        <SkeletonRail kind="ranking" />
      </div>
    </>
  );
}
