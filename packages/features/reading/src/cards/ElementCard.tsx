import type { HomeElement } from '@hanji/contract/entities/home.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { BannerCard } from '@hanji/ui-kit/works/banner-card/BannerCard.tsx';
import {
  ContentCard,
  type ContentCardSize,
} from '@hanji/ui-kit/works/content-card/ContentCard.tsx';
import { RankingCard } from '@hanji/ui-kit/works/ranking-card/RankingCard.tsx';
import type { ReactElement } from 'react';
import { elementPictures } from './element-pictures.ts';
import { useCoverMarks } from './use-cover-marks.tsx';

type ElementCardProps = { readonly element: HomeElement };

function useCard(element: HomeElement) {
  const marks = useCoverMarks();
  return {
    href: element.urlHttp,
    title: element.title,
    text: element.additionalText,
    cover: { src: element.imageUrl || null, color: element.themeColor, ...marks(element) },
  };
}

export function TitleElement({
  element,
  size,
}: ElementCardProps & { readonly size: ContentCardSize }): ReactElement {
  return <ContentCard {...useCard(element)} size={size} />;
}

export function RankedElement({
  element,
  rank,
}: ElementCardProps & { rank: number }): ReactElement {
  const t = usePhrases('reading');
  return <RankingCard {...useCard(element)} rank={rank} rankLabel={t('rank', { rank })} />;
}

export function BannerElement({ element }: ElementCardProps): ReactElement {
  return (
    <BannerCard
      href={element.urlHttp}
      title={element.title}
      text={element.additionalText}
      color={element.themeColor}
      {...elementPictures(element)}
    />
  );
}
