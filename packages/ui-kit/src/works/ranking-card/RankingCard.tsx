import type { ReactElement } from 'react';
import { ContentCard, type ContentCardProps } from '#works/content-card/ContentCard.tsx';
import styles from './RankingCard.module.css';

type RankingCardProps = Omit<ContentCardProps, 'size'> & {
  readonly rank: number;
  /** The rank as it is spoken: "No. 3". */
  readonly rankLabel: string;
  /** `card`, the rank below the cover, for rails; `row`, before it, for a page of ranks. */
  readonly look?: 'card' | 'row' | undefined;
};

/** A title with its rank beside its name, off the cover and what is drawn there. */
export function RankingCard(props: RankingCardProps): ReactElement {
  const { rank, rankLabel, look = 'card', ...card } = props;
  return (
    <div className={styles.ranked} data-look={look}>
      <span className={styles.rank} role="img" aria-label={rankLabel}>
        {rank}
      </span>
      <ContentCard {...card} />
    </div>
  );
}
