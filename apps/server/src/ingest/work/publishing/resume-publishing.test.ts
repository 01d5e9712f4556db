import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { publishChapters } from '#ingest/work/chapters/publish-chapters.ts';
import { resumePublishing } from './resume-publishing.ts';
import { queryAt } from '#testing/sql.ts';

const { db, url, sql } = await freshDatabase();
const now = new Date('2026-11-20T12:00:00Z');
function inDays(days: number): Date {
  return new Date(now.getTime() + days * 86_400_000);
}

afterEach(() => sql`delete from pgboss.job`);

/** A title as an import without a queue left it: its facts are those of `days` ago. */
async function titleWith(known: number | null, chapters: readonly number[]): Promise<number> {
  const lastChapterPublishedAt = known === null ? null : inDays(known);
  const { id } = await addTitle(db, { lastChapterPublishedAt });
  for (const [index, days] of chapters.entries()) {
    await addChapter(db, id, { sort: index + 1, publishedAt: inDays(days) });
  }
  return id;
}

async function jobs() {
  const rows = await sql<{ key: string; at: Date; state: string }>`
    select singleton_key as key, start_after as at, state from pgboss.job
    where name = 'publish-chapters' order by start_after, state::text, singleton_key`;
  return rows.map(({ key, at, state }) => [Number(key), at, state]);
}

it('queues the next chapter of each title that has one and no job', async () => {
  const one = await titleWith(-3, [-3, 2, 9]);
  const two = await titleWith(null, [5]);
  const none = await titleWith(-1, [-2, -1]);
  expect(await resumePublishing(db, now)).toBe(2);
  expect(await jobs()).toEqual([
    [one, inDays(2), 'created'],
    [two, inDays(5), 'created'],
  ]);
  expect((await jobs()).flat()).not.toContain(none);
  expect(await resumePublishing(db, now)).toBe(0);
  expect(await jobs()).toHaveLength(2);
});

it('brings facts up to what has appeared meanwhile', async () => {
  const id = await titleWith(-9, [-9, -2, 4]);
  await resumePublishing(db, now);
  const [row] = await db.select().from(content).where(eq(content.id, id));
  expect(row).toMatchObject({ episodeCount: 2, lastChapterPublishedAt: inDays(-2) });
  expect((await jobs()).filter(([key]) => key === id)).toEqual([[id, inDays(4), 'created']]);
});

it.each(['created', 'retry', 'active'])('leaves a job that is %s as it is', async (state) => {
  const id = await titleWith(-1, [-1, 3]);
  await publishChapters(db, [id], now);
  await resumePublishing(db, now);
  await sql`update pgboss.job set state = ${state}::pgboss.job_state`;
  const before = await jobs();
  expect(await resumePublishing(db, now)).toBe(0);
  expect(await jobs()).toEqual(before);
});

it('takes up again what was given up', async () => {
  const id = await titleWith(-1, [-1, 3]);
  await publishChapters(db, [id], now);
  await sql`update pgboss.job set state = 'failed'`;
  await resumePublishing(db, now);
  expect((await jobs()).filter(([key]) => key === id)).toEqual([
    [id, inDays(3), 'created'],
    [id, inDays(3), 'failed'],
  ]);
});

it('knows no withdrawn chapter', async () => {
  await resumePublishing(db, now);
  const id = await titleWith(-1, [-1]);
  await addChapter(db, id, { sort: 2, publishedAt: inDays(3), withdrawnAt: now });
  expect(await resumePublishing(db, now)).toBe(0);
});

it('queues each once, with several processes that start at once', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 8; index += 1) ids.push(await titleWith(-1, [-1, 3]));
  const processes = Array.from({ length: 4 }, () => openDatabase(url));
  await Promise.all(processes.map((own) => resumePublishing(own.db, now)));
  await Promise.all(processes.map((own) => own.close()));
  const queued = (await jobs()).map(([key]) => Number(key));
  expect(queued.filter((key) => ids.includes(key)).toSorted((a, b) => a - b)).toEqual(ids);
});

it('takes up more than a thousand titles in a few statements', async () => {
  await resumePublishing(db, now);
  const pattern = await titleWith(-5, [-5, -2, 4]);
  const count = 1100;
  const [own] = await sql<{ columns: string }>`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_schema = current_schema and table_name = 'content' and column_name <> 'id'
      and is_generated = 'NEVER'`;
  const columns = own?.columns ?? '';
  await queryAt(
    url,
    `insert into content (${columns})
    select ${columns.replace('import_key', "'many ' || n")}
    from content, generate_series(1, ${count}) as n where id = ${pattern}`,
  );
  const ids = await sql<{ id: number }>`select id from content where import_key like 'many %'`;
  await sql`
    insert into chapter overriding user value
    select (jsonb_populate_record(pattern, jsonb_build_object('content_id', title.id))).*
    from chapter as pattern, content as title
    where pattern.content_id = ${pattern} and title.import_key like 'many %'`;
  const query = vi.spyOn(Client.prototype, 'query');
  expect(await resumePublishing(db, now)).toBe(count + 1);
  expect(query.mock.calls.length).toBeLessThan(25);
  query.mockRestore();
  const titles = [pattern, ...ids.map(({ id }) => id)].toSorted((a, b) => a - b);
  const queued = (await jobs()).map(([key]) => Number(key)).toSorted((a, b) => a - b);
  expect(queued.filter((key) => key >= pattern)).toEqual(titles);
  const [facts] = await sql`
    select count(*)::int as count, min(episode_count) as least, max(episode_count) as most
    from content where id >= ${pattern} and last_chapter_published_at = ${inDays(-2)}`;
  expect(facts).toEqual({ count: count + 1, least: 2, most: 2 });
});
