import type { ReactElement } from 'react';
import { coverArt, wideArt, type ArtWork } from '#testing/art.ts';
import { BannerCard } from '#works/banner-card/BannerCard.tsx';
import { ContentCard } from '#works/content-card/ContentCard.tsx';
import { RankingCard } from '#works/ranking-card/RankingCard.tsx';
import type { CarouselKind } from './rail-sizes.ts';

const works: readonly ArtWork[] = [
  'lane-nine',
  'grandma-carries-the-team',
  'lighthouse-days',
  'do-not-stop-the-parcel',
  'the-swordmaster-cannot-cook',
  'department-of-weather',
];

/** What the drawn works are called, and a line about them. */
const words = {
  'en-US': {
    titles: [
      'Lane Nine',
      'Grandma Carries the Team',
      'Lighthouse Days',
      'Do Not Stop the Parcel',
      'The Swordmaster Cannot Cook',
      'The Department of Weather',
    ],
    text: 'Nobody has ever won from here',
    rank: (place: number) => `No. ${place}`,
  },
  'ko-KR': {
    titles: [
      '9번 레인',
      '할머니 캐리',
      '등대의 나날',
      '멈추면 안 되는 택배',
      '검성은 요리를 못한다',
      '시청 날씨과',
    ],
    text: '아무도 우승한 적 없는 레인',
    rank: (place: number) => `${place}위`,
  },
  'ja-JP': {
    titles: [
      '第九レーン',
      'ばあちゃん無双',
      '灯台の日々',
      '止まれない荷物',
      '剣聖は料理ができない',
      '市役所お天気課',
    ],
    text: '誰も優勝したことのないレーン',
    rank: (place: number) => `${place}位`,
  },
  'de-DE': {
    titles: [
      'Bahn neun',
      'Oma reißt’s raus',
      'Leuchtturmtage',
      'Paket ohne Halt',
      'Der Schwertmeister kann nicht kochen',
      'Das Wetteramt',
    ],
    text: 'Hier hat noch nie jemand gewonnen',
    rank: (place: number) => `Platz ${place}`,
  },
} as const;
export type StoryLocale = keyof typeof words;

/** Cards of a kind with the drawn works, over and over; only for stories. */
export function storyCards(
  kind: CarouselKind,
  count: number,
  locale: StoryLocale = 'en-US',
): ReactElement[] {
  const { titles, text, rank } = words[locale];
  return Array.from({ length: count }, (_, index) => {
    const work = works[index % works.length] ?? 'lane-nine';
    const rest = { href: `/comic/${index}`, title: titles[index % titles.length] ?? '' };
    if (kind === 'banner') {
      const picture = { src: wideArt(work), width: 640, height: 360 };
      return <BannerCard key={index} {...rest} text={text} picture={picture} />;
    }
    const cover = coverArt(work, locale);
    if (kind === 'ranking') {
      return (
        <RankingCard
          key={index}
          {...rest}
          cover={cover}
          rank={index + 1}
          rankLabel={rank(index + 1)}
        />
      );
    }
    const line = kind === 'big' || kind === 'content_big' ? text : undefined;
    return <ContentCard key={index} {...rest} text={line} size={kind} cover={cover} />;
  });
}
