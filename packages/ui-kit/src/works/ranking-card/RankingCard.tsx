import type { ReactElement } from 'react';
import { ContentCard, type ContentCardProps } from '#works/content-card/ContentCard.tsx';
import * as styles from './RankingCard.module.css';

type RankingCardProps = Omit<ContentCardProps, 'size'> & {
  readonly rank: number;
  /** The rank as it is spoken: "No. 3". */
  readonly rankLabel: string;
};

/** A title with its rank, set large into the cover's lower left. */
export function RankingCard({ rank, rankLabel, cover, ...card }: RankingCardProps): ReactElement {
  const number = (
    <span className={styles.rank} role="img" aria-label={rankLabel}>
      {rank}
    </span>
  );
  return <ContentCard {...card} cover={{ ...cover, mark: number }} />;
}
