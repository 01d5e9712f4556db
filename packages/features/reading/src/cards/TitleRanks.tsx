import type { ContentCard as Title } from '@hanji/contract/entities/content.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { RankingCard } from '@hanji/ui-kit/works/ranking-card/RankingCard.tsx';
import type { ReactElement } from 'react';
import * as styles from './TitleRanks.module.css';
import { useTitleCard } from './use-title-card.ts';

/** Covers that are on the first screen of a phone and of a desktop. */
const eagerCount = 6;

/** Titles by rank, each in a line with its number. */
export function TitleRanks({ titles }: { titles: readonly Title[] }): ReactElement {
  const t = usePhrases('reading');
  const card = useTitleCard();
  return (
    <ol className={styles.ranks}>
      {titles.map((title, index) => (
        <li key={`${title.type}-${title.id}`} className={styles.rank}>
          <RankingCard
            {...card(title, index < eagerCount)}
            look="row"
            level={2}
            rank={index + 1}
            rankLabel={t('rank', { rank: index + 1 })}
          />
        </li>
      ))}
    </ol>
  );
}
