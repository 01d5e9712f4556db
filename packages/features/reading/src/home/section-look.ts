import type { Section } from '@hanji/contract/entities/home.ts';
import type { CarouselKind } from '@hanji/ui-kit/lists/carousel/rail-sizes.ts';
import type { ContentCardSize } from '@hanji/ui-kit/works/content-card/ContentCard.tsx';

/** How a section is shown: its rail, its cards, and how many of them at most. */
export type SectionLook = {
  readonly kind: CarouselKind;
  readonly card: ContentCardSize | 'banner' | 'ranked';
  readonly most: number | undefined;
};

/** A ranking shows at most so many titles (section 2). */
const rankingSize = 10;

export function sectionLook(
  section: Pick<Section, 'sectionUiType' | 'elementUiType'>,
): SectionLook {
  if (section.sectionUiType === 'ranking') {
    return { kind: 'ranking', card: 'ranked', most: rankingSize };
  }
  switch (section.elementUiType) {
    case 'banner_image':
    case 'banner_list':
    case 'banner_swipe':
      return { kind: 'banner', card: 'banner', most: undefined };
    case 'normal':
    case 'big':
    case 'genre_basic':
    case 'content_big':
      return { kind: section.elementUiType, card: section.elementUiType, most: undefined };
  }
}
