import type { ContentCard as Title } from '@hanji/contract/entities/content.ts';
import { SkeletonCard } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { TitleCard } from './TitleCard.tsx';
import * as styles from './TitleGrid.module.css';

/** Covers that are on the first screen of a phone and of a desktop. */
const eagerCount = 6;

type TitleGridProps = {
  readonly titles: readonly Title[];
  /** Of their headings. */
  readonly level?: 2 | 3;
};

/** Titles in rows, as many beside each other as there is room for. */
export function TitleGrid({ titles, level = 2 }: TitleGridProps): ReactElement {
  return (
    <ul className={styles.grid}>
      {titles.map((title, index) => (
        <li key={`${title.type}-${title.id}`} className={styles.cell}>
          <TitleCard title={title} eager={index < eagerCount} level={level} />
        </li>
      ))}
    </ul>
  );
}

export function TitleGridSkeleton(): ReactElement {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 12 }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}
