import { and, desc, eq, like, or, sql, type SQL } from 'drizzle-orm';
import { searchCriterion } from '@hanji/domain/search/search-criterion.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import { searchText } from '@hanji/domain/search/search-text.ts';
import type { Executor } from '#db/executor.ts';
import { content, contentAuthor } from '#db/schema/works/catalogue.ts';
import type { ListedIds, Slice } from '#modules/catalogue/list-titles.ts';
import { visible, type Audience } from '#modules/catalogue/visible.ts';

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Trigrams need three characters; shorter words are looked for where a word begins. */
const shortestInfix = 3;

function contains(text: string): SQL | undefined {
  const words = escaped(text);
  if ([...text].length >= shortestInfix) return like(content.searchText, `%${words}%`);
  return or(like(content.searchText, `${words}%`), like(content.searchText, `% ${words}%`));
}

/** `writer:Name` and `publisher:Name`, as a click on an author or publisher asks. */
function criterion(query: string): SQL | undefined {
  const asked = searchCriterion(query);
  if (asked === null) return undefined;
  const { field, value } = asked;
  if (field === 'publisher') {
    return and(
      like(content.searchText, `%${escaped(searchText(value))}%`),
      eq(content.publisherName, value),
    );
  }
  return sql`${content.id} in (select ${contentAuthor.contentId} from ${contentAuthor} where ${and(
    eq(contentAuthor.name, value),
    eq(contentAuthor.role, field),
  )})`;
}

/**
 * Titles by name, author or publisher in the request's language: names that are or begin with
 * the words come first, then the most viewed. The keyword is cut as readers see
 * characters, at 100 (section 5).
 */
export async function searchTitles(
  db: Executor,
  query: string,
  audience: Audience,
  { offset, limit }: Slice,
): Promise<ListedIds> {
  const cut = searchKeyword(query);
  // Nothing can be seen of it: it asks for nothing, not for everything.
  if (cut === null) return { ids: [], total: 0 };
  const text = searchText(cut);
  const where = and(visible(audience), criterion(cut) ?? contains(text));
  const name = sql`lower(${content.name})`;
  // The count comes with each row, so that a page is one round trip.
  const rows = await db
    .select({ id: content.id, total: sql`count(*) over ()`.mapWith(Number) })
    .from(content)
    .where(where)
    .orderBy(
      desc(sql`${name} = ${text}`),
      desc(sql`starts_with(${name}, ${text})`),
      desc(content.totalViews),
      desc(content.id),
    )
    .limit(limit)
    .offset(offset);
  const [first] = rows;
  const total = first === undefined && offset > 0 ? await db.$count(content, where) : first?.total;
  return { ids: rows.map(({ id }) => id), total: total ?? 0 };
}
