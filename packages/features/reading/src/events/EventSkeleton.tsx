import { Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import * as styles from './EventView.module.css';

/** An event that is coming. */
export function EventSkeleton(): ReactElement {
  return (
    <div className={styles.page}>
      <Skeleton shape="visual" />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}
