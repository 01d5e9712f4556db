import { and, desc, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import { genres, type Locale } from '@hanji/contract/vocabulary.ts';
import { namedGenres } from '@hanji/domain/search/named-genres.ts';
import { searchCriterion } from '@hanji/domain/search/search-criterion.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import { searchText } from '@hanji/domain/search/search-text.ts';
import { searchWords, type SearchWord } from '@hanji/domain/search/search-words.ts';
import { translators } from '@hanji/i18n/translators.ts';
import { readAndWrite, type Executor } from '#db/executor.ts';
import { content, contentAuthor, contentGenre } from '#db/schema/works/catalogue.ts';
import type { ListedIds, Slice } from '#modules/catalogue/list-titles.ts';
import { visible, type Audience } from '#modules/catalogue/visible.ts';

/** How much of a mistyped word has to be as in a title, by its trigrams: `Lighthuose` has 0.55. */
const likeEnough = 0.4;

/**
 * How many titles are weighed for a mistyped word, at the most: one like a publisher's name is like a
 * word of every title, and weighing one takes some 50 µs.
 */
const mostWeighed = 300;

/** Text as titles are compared by: in one form of what sounds or looks alike. */
function folded(text: string): SQL {
  return sql`search_folded(${text})`;
}
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** What words, in the forms of `content.searchForms`, are like that have one of a keyword. */
export function patternOf({ text, by }: SearchWord): SQL {
  switch (by) {
    case 'within':
      return sql`'%' || ${folded(escaped(text))} || '%'`;
    case 'beginning':
      return sql`'% ' || ${folded(escaped(text))} || '%'`;
    case 'apart':
      return sql`'% ' || ${folded([...text].join(' '))} || ' %'`;
  }
}

function has(word: SearchWord): SQL {
  return like(content.searchForms, patternOf(word));
}

/** `writer:Name` and `publisher:Name`, as a click on an author or publisher asks. */
function criterion(query: string): SQL | undefined {
  const asked = searchCriterion(query);
  if (asked === null) return undefined;
  const { field, value } = asked;
  if (field === 'publisher') {
    const found = sql`'%' || ${folded(escaped(searchText(value)))} || '%'`;
    return and(like(content.searchForms, found), eq(content.publisherName, value));
  }
  return sql`${content.id} in (select ${contentAuthor.contentId} from ${contentAuthor} where ${and(
    eq(contentAuthor.name, value),
    eq(contentAuthor.role, field),
  )})`;
}

/** Titles that have every word of the keyword, and those of the genre that it is the name of. */
function matching(keyword: string, locale: Locale): SQL | undefined {
  const wanted = searchWords(keyword);
  const words = wanted.length === 0 ? sql`false` : and(...wanted.map(has));
  const t = translators[locale];
  const named = namedGenres(
    keyword,
    genres.map((genre) => [genre, t(`genres:${genre}`)]),
  );
  if (named.length === 0) return words;
  // Each by its own index: one condition of both would have neither.
  return sql`${content.id} in (select ${content.id} from ${content} where ${words}
    union all select ${contentGenre.contentId} from ${contentGenre}
    where ${inArray(contentGenre.genre, [...named])})`;
}

type FoundRow = { readonly id: number; readonly total: number };

/** The count comes with each row, so that a page is one round trip; behind the last it is asked for. */
const total = sql`count(*) over ()`.mapWith(Number);

async function listed(
  rows: readonly FoundRow[],
  { offset }: Slice,
  countAll: () => Promise<number>,
): Promise<ListedIds> {
  const [first] = rows;
  const ids = rows.map(({ id }) => id);
  return { ids, total: first?.total ?? (offset > 0 ? await countAll() : 0) };
}

/** Titles whose words are like those of a keyword that nothing has as it was typed, the likest first. */
async function likeWords(
  db: Executor,
  keyword: string,
  audience: Audience,
  slice: Slice,
): Promise<ListedIds> {
  const words = searchWords(keyword);
  const mistaken = words.filter(({ mistakable }) => mistakable).map(({ text }) => folded(text));
  if (mistaken.length === 0) return { ids: [], total: 0 };
  const where = and(
    visible(audience),
    ...mistaken.map((word) => sql`${content.searchForms} %> ${word}`),
    ...words.filter(({ mistakable }) => !mistakable).map(has),
  );
  const weights = mistaken.map((word) => sql`word_similarity(${word}, ${content.searchForms})`);
  const alike = db
    .select({
      id: content.id,
      totalViews: content.totalViews,
      likeness: sql.join(weights, sql` + `).as('likeness'),
    })
    .from(content)
    .where(where)
    .limit(mostWeighed)
    .as('alike');
  return readAndWrite(db, {
    read: (tx) =>
      tx.execute(
        sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeEnough)}, true)`,
      ),
    decide: async (tx) => {
      const rows = await tx
        .select({ id: alike.id, total })
        .from(alike)
        .orderBy(desc(alike.likeness), desc(alike.totalViews), desc(alike.id))
        .limit(slice.limit)
        .offset(slice.offset);
      return { result: await listed(rows, slice, () => tx.$count(alike)), write: null };
    },
  });
}

/**
 * Titles by name, author, publisher or genre in the request's language, in whatever way it was typed
 * (`search_folded`): names that are or begin with the words come first, then words that do, then the
 * most viewed. Where nothing has them, titles with words that are like them. The keyword is cut as
 * readers see characters, at 100 (section 5).
 */
export async function searchTitles(
  db: Executor,
  query: string,
  audience: Audience,
  slice: Slice,
): Promise<ListedIds> {
  const cut = searchKeyword(query);
  // Nothing can be seen of it: it asks for nothing, not for everything.
  if (cut === null) return { ids: [], total: 0 };
  const exact = criterion(cut);
  const where = and(visible(audience), exact ?? matching(cut, audience.locale));
  const text = searchText(cut);
  const forms = content.searchForms;
  const whole = folded(escaped(text));
  const order = [
    desc(sql`lower(${content.name}) = ${text}`),
    desc(like(forms, sql`' ' || ${whole} || '%'`)),
    desc(like(forms, sql`'% ' || ${whole} || '%'`)),
  ];
  const rows = await db
    .select({ id: content.id, total })
    .from(content)
    .where(where)
    .orderBy(...order, desc(content.totalViews), desc(content.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const found = await listed(rows, slice, () => db.$count(content, where));
  if (found.total > 0 || exact !== undefined) return found;
  return likeWords(db, cut, audience, slice);
}
