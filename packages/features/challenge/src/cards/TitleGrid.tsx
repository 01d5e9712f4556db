import type { ChallengeTitle } from '@hanji/contract/entities/challenge.ts';
import { SkeletonCard } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { ContentCard } from '@hanji/ui-kit/works/content-card/ContentCard.tsx';
import type { ReactElement } from 'react';
import * as styles from './TitleGrid.module.css';
import { useTitleCard } from './use-title-card.tsx';

type TitleGridProps = {
  readonly titles: readonly ChallengeTitle[];
  /** Of the headings: 2 right below a page's own, 3 below a section's. */
  readonly level: 2 | 3;
  /** How many covers are on the first screen. */
  readonly eager: number;
};

/** Titles in rows, as many beside each other as there is room for. */
export function TitleGrid({ titles, level, eager }: TitleGridProps): ReactElement {
  const card = useTitleCard();
  return (
    <ul className={styles.grid}>
      {titles.map((title, at) => (
        <li key={title.contentId} className={styles.cell}>
          <ContentCard {...card(title, at < eager)} level={level} />
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
