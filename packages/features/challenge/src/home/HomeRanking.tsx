import type { ChallengeRankingEntry } from '@hanji/contract/entities/challenge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Carousel } from '@hanji/ui-kit/lists/carousel/Carousel.tsx';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import { RankingCard } from '@hanji/ui-kit/works/ranking-card/RankingCard.tsx';
import type { ReactElement } from 'react';
import { useTitleCard } from '#cards/use-title-card.tsx';
import { rankingPath } from '#paths/challenge-paths.ts';

/** The first of the ranking, and the way to all of it. */
export function HomeRanking({
  entries,
}: {
  readonly entries: readonly ChallengeRankingEntry[];
}): ReactElement | null {
  const t = usePhrases('challenge');
  const reading = usePhrases('reading');
  const frame = usePhrases('frame');
  const card = useTitleCard();
  if (entries.length === 0) return null;
  const title = t('ranking');
  return (
    <section aria-labelledby="challenge-ranking">
      <SectionHeader
        id="challenge-ranking"
        title={title}
        more={{
          href: rankingPath(),
          label: reading('viewMore'),
          spoken: reading('viewMoreOf', { title }),
        }}
      />
      <Carousel kind="ranking" labels={{ back: frame('scrollBack'), on: frame('scrollOn') }}>
        {entries.map(({ rank, content }) => (
          <RankingCard
            key={content.contentId}
            {...card(content)}
            rank={rank}
            rankLabel={reading('rank', { rank })}
          />
        ))}
      </Carousel>
    </section>
  );
}
