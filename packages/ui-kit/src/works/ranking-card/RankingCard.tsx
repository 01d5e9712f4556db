import type { ReactElement } from 'react';
import { ContentCard, type ContentCardProps } from '#works/content-card/ContentCard.tsx';
import * as styles from './RankingCard.module.css';

type RankingCardProps = Omit<ContentCardProps, 'size' | 'lead'> & {
  readonly rank: number;
  /** The rank as it is spoken: "No. 3". */
  readonly rankLabel: string;
  /** `card` for rails, `row` for a page of ranks. */
  readonly look?: 'card' | 'row' | undefined;
};

/** A title with its rank beside its name, off the cover and what is drawn there. */
export function RankingCard(props: RankingCardProps): ReactElement {
  const { rank, rankLabel, look = 'card', ...card } = props;
  const number = (
    <span className={styles.rank} data-look={look} role="img" aria-label={rankLabel}>
      {rank}
    </span>
  );
  return <ContentCard {...card} size={look === 'row' ? 'row' : 'normal'} lead={number} />;
}
