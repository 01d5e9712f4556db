import type { Section } from '@hanji/contract/entities/home.ts';
import { rankingMost } from '@hanji/domain/screens/page-sizes.ts';
import type { CarouselKind } from '@hanji/ui-kit/lists/carousel/rail-sizes.ts';
import type { BannerLook } from '@hanji/ui-kit/works/banner-card/BannerCard.tsx';
import type { ContentCardSize } from '@hanji/ui-kit/works/content-card/ContentCard.tsx';

/** How a section is shown: its rail, or a list; its cards, and how many of them at most. */
export type SectionLook = {
  readonly kind: CarouselKind | 'list';
  readonly card: ContentCardSize | BannerLook | 'ranked';
  readonly most: number | undefined;
};

export function sectionLook(
  section: Pick<Section, 'sectionUiType' | 'elementUiType'>,
): SectionLook {
  if (section.sectionUiType === 'ranking') {
    return { kind: 'ranking', card: 'ranked', most: rankingMost };
  }
  const card = section.elementUiType;
  switch (card) {
    case 'banner_list':
      return { kind: 'list', card, most: undefined };
    case 'banner_image':
    case 'banner_swipe':
      return { kind: 'banner', card, most: undefined };
    case 'normal':
    case 'big':
    case 'genre_basic':
    case 'content_big':
      return { kind: card, card, most: undefined };
  }
}
