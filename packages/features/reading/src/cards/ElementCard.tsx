import type { HomeElement } from '@hanji/contract/entities/home.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { BannerCard, type BannerLook } from '@hanji/ui-kit/works/banner-card/BannerCard.tsx';
import {
  ContentCard,
  type ContentCardSize,
} from '@hanji/ui-kit/works/content-card/ContentCard.tsx';
import { RankingCard } from '@hanji/ui-kit/works/ranking-card/RankingCard.tsx';
import type { ReactElement } from 'react';
import { elementCover, elementPictures } from './element-pictures.ts';
import { useCoverMarks } from './use-cover-marks.tsx';
import { useMatureBlur } from './use-mature-blur.ts';

type ElementCardProps = { readonly element: HomeElement };

function useCard(element: HomeElement, hasRoom = false) {
  const marks = useCoverMarks()({ ...element, name: element.title });
  return {
    href: element.urlHttp,
    title: element.title,
    text: element.additionalText,
    cover: {
      ...elementCover(element, hasRoom),
      color: element.themeColor,
      ...marks.cover,
    },
    mark: marks.mark,
  };
}

export function TitleElement({
  element,
  size,
}: ElementCardProps & { readonly size: ContentCardSize }): ReactElement {
  return <ContentCard {...useCard(element, size === 'content_big')} size={size} />;
}

export function RankedElement({
  element,
  rank,
}: ElementCardProps & { rank: number }): ReactElement {
  const t = usePhrases('reading');
  return <RankingCard {...useCard(element)} rank={rank} rankLabel={t('rank', { rank })} />;
}

export function BannerElement({
  element,
  look,
}: ElementCardProps & { readonly look: BannerLook }): ReactElement {
  const blurs = useMatureBlur();
  return (
    <BannerCard
      href={element.urlHttp}
      look={look}
      tag={element.label || undefined}
      title={element.title}
      text={element.additionalText}
      color={element.themeColor}
      blurred={blurs(element)}
      {...elementPictures(element)}
    />
  );
}
