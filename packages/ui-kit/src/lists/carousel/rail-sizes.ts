import type { CSSProperties } from 'react';
import { cssVariables } from '#shared/css-variables.ts';

/** What a rail carries; each has its own width on phones and its own count per slide above. */
export type CarouselKind = 'normal' | 'big' | 'genre_basic' | 'content_big' | 'banner' | 'ranking';

/** Between two cards, in pixels: part of each item. */
const railGap = 17;

/**
 * The item widths of section 9 in the order of the element types of section 3: "132+17, 186,
 * 108+17, 356+17, 380; ranking item 149". An item is a card and the room after it, as the sums
 * and the ranking say (149 = 132 + 17); so the card of a 186 is 169 wide, that of a 380 is 363.
 * Wide screens show whole slides instead: 5 items, 6 of a genre, 4 big ones, 2 banners (section 2).
 */
const sizes = {
  normal: { item: 132 + railGap, perSlide: 5 },
  big: { item: 186, perSlide: 5 },
  genre_basic: { item: 108 + railGap, perSlide: 6 },
  content_big: { item: 356 + railGap, perSlide: 4 },
  banner: { item: 380, perSlide: 2 },
  ranking: { item: 149, perSlide: 5 },
} as const satisfies Record<CarouselKind, { item: number; perSlide: number }>;

/** The sizes of a kind for the style sheet. */
export function railVariables(kind: CarouselKind): CSSProperties {
  const { item, perSlide } = sizes[kind];
  return cssVariables({
    '--item': `${item}px`,
    '--gap': `${railGap}px`,
    '--per-slide': perSlide,
  });
}

/** Cards per slide on wide screens. */
export function cardsPerSlide(kind: CarouselKind): number {
  return sizes[kind].perSlide;
}
