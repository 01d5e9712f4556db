import { Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import * as styles from './ContentHome.module.css';
import { ChapterRowsSkeleton } from '#content/chapters/OtherUnit.tsx';

export function ContentSkeleton(): ReactElement {
  return (
    <>
      <Skeleton shape="visual" />
      <div className={styles.body}>
        <div>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
        </div>
        <ChapterRowsSkeleton />
      </div>
    </>
  );
}
