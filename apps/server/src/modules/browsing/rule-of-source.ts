import type { Genre } from '@hanji/contract/vocabulary.ts';
import type { ListSource } from '#db/schema/works/showcase.ts';
import type { ListRule } from '#modules/catalogue/list-titles.ts';

/** What a rule takes besides its source. */
type RuleParts = { readonly genre: Genre | null; readonly weekday: number };

/** The rule of a section or menu; null for one that is arranged by hand or names no genre. */
export function ruleOfSource(source: ListSource, { genre, weekday }: RuleParts): ListRule | null {
  switch (source) {
    case 'curated':
      return null;
    case 'genre':
      return genre === null ? null : { by: 'genre', genre };
    case 'publish_day':
      return { by: 'publish_day', weekday };
    case 'ranking':
    case 'newest':
    case 'gauge':
    case 'completed':
      return { by: source };
  }
}
