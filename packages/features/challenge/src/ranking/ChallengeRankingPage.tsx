import {
  challengeRankingTypes,
  type ChallengeRankingType,
} from '@hanji/contract/challenge-vocabulary.ts';
import type {
  ChallengeRankingEntry,
  ChallengeRankingPage as Page,
} from '@hanji/contract/entities/challenge.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Chip } from '@hanji/ui-kit/actions/chip/Chip.tsx';
import { ChipRow } from '@hanji/ui-kit/actions/chip/ChipRow.tsx';
import { SkeletonRow } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { RankingCard } from '@hanji/ui-kit/works/ranking-card/RankingCard.tsx';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetChallengeRankingInfiniteQuery } from '#calls/endpoints.ts';
import { useTitleCard } from '#cards/use-title-card.tsx';
import { ChallengeFrame } from '#frame/ChallengeFrame.tsx';
import { ListEmpty } from '#lists/ListEmpty.tsx';
import { PagedList } from '#lists/PagedList.tsx';
import { rankingPath, readRankingType } from '#paths/challenge-paths.ts';
import * as styles from './Ranking.module.css';

const phrases = {
  popular: 'rankPopular',
  rookie: 'rankRookie',
  completed: 'rankCompleted',
} as const satisfies Record<ChallengeRankingType, string>;

/** /challenge/ranking/{rankingType} (challenge-and-shutdown, section 2.3). */
export function ChallengeRankingPage(): ReactElement {
  const type = readRankingType(useParams());
  return type ? <Ranking type={type} /> : <NotFoundPage />;
}

function entriesOf({ ranking }: Page): readonly ChallengeRankingEntry[] {
  return ranking;
}

function keyOf({ content }: ChallengeRankingEntry): number {
  return content.contentId;
}

function Ranking({ type }: { readonly type: ChallengeRankingType }): ReactElement {
  const t = usePhrases('challenge');
  const locale = useLocale();
  const query = useGetChallengeRankingInfiniteQuery(type);
  const day = query.currentData?.pages[0]?.day;
  return (
    <ChallengeFrame tab="ranking" title={t('ranking')} heading={t('ranking')}>
      <div className={styles.head}>
        <ChipRow label={t('ranking')} current={type}>
          {challengeRankingTypes.map((other) => (
            <Chip key={other} href={rankingPath(other)} current={other === type}>
              {t(phrases[other])}
            </Chip>
          ))}
        </ChipRow>
        <p className={styles.day}>
          {day && t('rankDay', { date: formatDate(locale, `${day}T00:00:00Z`, 'UTC') })}
        </p>
      </div>
      <PagedList
        query={query}
        entriesOf={entriesOf}
        keyOf={keyOf}
        skeleton={<RanksSkeleton />}
        empty={<ListEmpty />}
      >
        {(entries) => <Ranks entries={entries} />}
      </PagedList>
    </ChallengeFrame>
  );
}

/** Covers that are on the first screen of a phone and of a desktop. */
const eagerCount = 6;

function Ranks({ entries }: { readonly entries: readonly ChallengeRankingEntry[] }): ReactElement {
  const t = usePhrases('reading');
  const card = useTitleCard();
  return (
    <ol className={styles.ranks}>
      {entries.map(({ rank, content }, at) => (
        <li key={content.contentId} className={styles.rank}>
          <RankingCard
            {...card(content, at < eagerCount)}
            look="row"
            level={2}
            rank={rank}
            rankLabel={t('rank', { rank })}
          />
        </li>
      ))}
    </ol>
  );
}

function RanksSkeleton(): ReactElement {
  return (
    <div className={styles.ranks}>
      {Array.from({ length: 9 }, (_, index) => (
        <SkeletonRow key={index} />
      ))}
    </div>
  );
}
