import { inArray, sql, type SQL } from 'drizzle-orm';
import { mostSuggestions, type SearchSuggestions } from '@hanji/contract/entities/suggestion.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import { searchWords } from '@hanji/domain/search/search-words.ts';
import { content, contentAuthor } from '#db/schema/works/catalogue.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { Audience } from '#modules/catalogue/visible.ts';
import { patternOf, searchTitles } from './search.ts';

/** How many of the titles found first have their authors looked at. */
const mostLookedAt = 40;

/** Beside titles, so that one author of many leaves room for what they made. */
const mostAuthors = 3;

/** A name in the forms that `content.searchForms` has of a title's words. */
const nameForms = sql`(' ' || search_folded(${contentAuthor.name}) || ' '
  || replace(search_folded(${contentAuthor.name}), ' ', '') || ' '
  || search_initials(${contentAuthor.name}) || ' '
  || replace(search_initials(${contentAuthor.name}), ' ', '') || ' '
  || search_spread(search_folded(${contentAuthor.name})) || ' ')`;

/** One condition for all words: the forms of a name are made once, however many there are. */
function named(keyword: string): SQL<boolean> {
  const words = searchWords(keyword).map(patternOf);
  if (words.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${nameForms} like all (array[${sql.join(words, sql`, `)}])`;
}

/**
 * What a reader may mean who has typed so much: the titles that a search would find first, by the
 * same rules and to the same audience, and those of their authors whose names have it. No pictures:
 * it is asked for with every few letters.
 */
export async function readSuggestions(
  { db }: RequestContext,
  typed: string,
  audience: Audience,
): Promise<SearchSuggestions> {
  const keyword = searchKeyword(typed);
  if (keyword === null) return { titles: [], authors: [] };
  const found = await searchTitles(db, keyword, audience, { offset: 0, limit: mostLookedAt });
  if (found.ids.length === 0) return { titles: [], authors: [] };
  const [titles, credits] = await Promise.all([
    db
      .select({ id: content.id, type: content.type, name: content.name })
      .from(content)
      .where(inArray(content.id, [...found.ids])),
    db
      .select({
        contentId: contentAuthor.contentId,
        name: contentAuthor.name,
        typed: named(keyword),
      })
      .from(contentAuthor)
      .where(inArray(contentAuthor.contentId, [...found.ids]))
      .orderBy(contentAuthor.contentId, contentAuthor.sort),
  ]);
  const byId = new Map(titles.map((title) => [title.id, title]));
  const authorsOf = Map.groupBy(credits, ({ contentId }) => contentId);
  const inOrder = found.ids.flatMap((id) => authorsOf.get(id) ?? []);
  const authors = new Set(inOrder.filter((credit) => credit.typed).map(({ name }) => name));
  const shownAuthors = [...authors].slice(0, mostAuthors);
  return {
    titles: found.ids
      .slice(0, mostSuggestions - shownAuthors.length)
      .flatMap((id) => byId.get(id) ?? [])
      .map((title) => ({
        ...title,
        authors: [...new Set((authorsOf.get(title.id) ?? []).map(({ name }) => name))],
      })),
    authors: shownAuthors,
  };
}
