import { sql } from 'drizzle-orm';
import { genres, type ContentCategory, type Genre } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { content, contentGenre } from '#db/schema/works/catalogue.ts';
import { visible, type Audience } from '#modules/catalogue/visible.ts';

/** Genres of a category that have a title for this audience, in the order of the vocabulary. */
export async function genresWithTitles(
  db: Executor,
  audience: Audience,
  category: ContentCategory,
): Promise<Genre[]> {
  const { rows } = await db.execute<{ genre: Genre }>(sql`
    select genre from unnest(${sql.param([...genres])}::text[]) with ordinality as asked(genre, place)
    where exists (
      select 1 from ${contentGenre} inner join ${content} on ${content.id} = ${contentGenre.contentId}
      where ${contentGenre.genre} = asked.genre and ${visible(audience, category)}
    ) order by place`);
  return rows.map(({ genre }) => genre);
}

/** Weekdays, 0 for Sunday, on which a title of a category appears. */
export async function weekdaysWithTitles(
  db: Executor,
  audience: Audience,
  category: ContentCategory,
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ weekday: number }>(sql`
    select weekday from generate_series(0, 6) as weekday
    where exists (
      select 1 from ${content} where ${visible(audience, category)}
        and ${content.publishDays} @> array[weekday]::smallint[]
    )`);
  return new Set(rows.map(({ weekday }) => weekday));
}
