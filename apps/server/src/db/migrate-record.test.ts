import { afterAll, beforeAll, expect, it } from 'vitest';
import { chapterVersion } from '#ingest/work/chapters/chapter-version.ts';
import { emptyDatabase } from '#testing/fresh-database.ts';
import { migrateBefore } from '#testing/migrate-before.ts';
import { queryAt, sqlOf } from '#testing/sql.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const url = await emptyDatabase();
const open = openDatabase(url, { poolSize: 1 });
afterAll(() => open.close());
const sql = sqlOf(open.db);

const visitor = 'V'.repeat(43);
const person = '11111111-1111-4111-8111-111111111111';
const guest = '22222222-2222-4222-8222-222222222222';
const goneAccount = '33333333-3333-4333-8333-333333333333';

beforeAll(async () => {
  await migrateBefore(open.db, 'record');
  await sql`insert into member (id, guest) values (${person}, false), (${guest}, true)`;
  await sql`
    insert into image (id, width, height, format, widths, dominant_color, placeholder)
    select 'pages/' || n, 720, 960, 'webp', '{720}', '#336699', 'data:,' from generate_series(1, 12) n`;
  await sql`
    insert into content (import_key, import_digest, type, category, language, name, status,
      theme_color, chapter_unit, chapter_file_format, orientation, total_views, search_text)
    values ('comic', 'd', 'comic', 'all_comic', 'ko-KR', '등대', 'started', '#123456', 'episode',
      'image', 'TTB', 7, ''),
      ('novel', 'd', 'novel', 'all_novel', 'ko-KR', '바다', 'started', '#123456', 'episode',
      'epub', 'LTR', 5, '')`;
  await sql`
    insert into chapter (content_id, unit, sort, name, published_at, free)
    values (1, 'episode', 1, '1화', '2026-01-01', true), (1, 'episode', 2, '2화', '2026-01-08', true),
      (1, 'volume', 1, '1권', '2026-01-08', true), (2, 'episode', 1, '1장', '2026-01-01', true)`;
  // Eleven pages: their order is that of numbers, not of digits.
  await sql`
    insert into chapter_image (chapter_id, page, slice, image_id)
    select 1, n, 0, 'pages/' || n from generate_series(1, 11) n`;
  await sql`insert into chapter_image values (2, 1, 0, 'pages/12'), (2, 1, 1, 'pages/1')`;
  await sql`
    insert into chapter_epub (chapter_id, sales_type, storage_key, size, character_counts)
    values (4, 'product', 'epubs/whole.epub', 9, '{10}'), (4, 'trial', 'epubs/part.epub', 3, '{1}')`;
  await sql`
    insert into reading_event (chapter_id, reader, kind, occurred_at)
    values (1, ${person}, 'read', '2026-02-01'), (1, ${person}, 'finished', '2026-02-02'),
      (2, ${person}, 'read', '2026-02-03'), (1, ${person}, 'read', '2026-02-04'),
      (3, ${person}, 'finished', '2026-02-05'), (2, ${guest}, 'read', '2026-02-06'),
      (1, ${visitor}, 'read', '2026-02-07'), (4, ${visitor}, 'read', '2026-02-08'),
      (1, ${goneAccount}, 'read', '2026-02-09')`;
  await sql`
    insert into chapter_report (chapter_id, category, issue, reader)
    values (2, 'image', '그림이 없어요', ${visitor}), (2, 'text', '오타', ${goneAccount})`;
  await migrateDatabase({ url, ownerUrl: url });
});

it('makes a reader of every member, guest and visitor', async () => {
  const readers = await sql`select kind, visitor_key, member_id from reader order by kind`;
  expect([...readers]).toEqual([
    { kind: 'guest', visitor_key: null, member_id: guest },
    { kind: 'member', visitor_key: null, member_id: person },
    { kind: 'visitor', visitor_key: visitor, member_id: null },
  ]);
});

it('loses no event and no report, whoever they are of', async () => {
  const events = await sql`
    select chapter_id, coalesce(visitor_key, member_id::text) as reader, reading_event.kind
    from reading_event left join reader on reader.id = reader_id order by reading_event.id`;
  expect(events.map((row) => [row['chapter_id'], row['reader'], row['kind']])).toEqual([
    [1, person, 'read'],
    [1, person, 'finished'],
    [2, person, 'read'],
    [1, person, 'read'],
    [3, person, 'finished'],
    [2, guest, 'read'],
    [1, visitor, 'read'],
    [4, visitor, 'read'],
    [1, null, 'read'],
  ]);
  const reports = await sql`
    select issue, visitor_key from chapter_report
    left join reader on reader.id = reader_id order by chapter_report.id`;
  expect([...reports]).toEqual([
    { issue: '그림이 없어요', visitor_key: visitor },
    { issue: '오타', visitor_key: null },
  ]);
});

it('knows what each has read, as their events said', async () => {
  const states = await sql`
    select chapter_id, opened_at, read_at, finished_at from chapter_reading
    join reader on reader.id = reader_id where member_id = ${person} order by chapter_id`;
  const day = (of: number) => new Date(`2026-02-0${of}T00:00:00Z`);
  expect([...states]).toEqual([
    { chapter_id: 1, opened_at: day(4), read_at: day(4), finished_at: day(2) },
    { chapter_id: 2, opened_at: day(3), read_at: day(3), finished_at: null },
    { chapter_id: 3, opened_at: null, read_at: day(5), finished_at: day(5) },
  ]);
  const titles = await sql`
    select coalesce(visitor_key, member_id::text) as reader, content_id, unit, last_chapter_id,
      last_share, furthest_chapter_id, furthest_share
    from title_reading join reader on reader.id = reader_id order by last_at`;
  expect(titles.map((row) => Object.values(row))).toEqual([
    [person, 1, 'episode', 1, 1, 2, 0],
    [person, 1, 'volume', 3, 1, 3, 1],
    [guest, 1, 'episode', 2, 0, 2, 0],
    [visitor, 1, 'episode', 1, 0, 1, 0],
    [visitor, 2, 'episode', 4, 0, 4, 0],
  ]);
});

it('names the content of chapters as an import does', async () => {
  const slice = (n: number) => ({ id: `pages/${n}` }) as never;
  const pages = (...slices: number[][]) =>
    chapterVersion({ pages: slices.map((page) => page.map(slice)), books: [] });
  const book = { salesType: 'product', storageKey: 'epubs/whole.epub', size: 9 } as const;
  const versions = await sql`
    select chapter.id, chapter.version, import_key from chapter
    join chapter_version using (version) where chapter_id = chapter.id order by chapter.id`;
  expect(versions.map((row) => [row['version'], row['import_key']])).toEqual([
    [pages(...Array.from({ length: 11 }, (_, index) => [index + 1])), null],
    [pages([12, 1]), null],
    [pages(), null],
    [chapterVersion({ pages: [], books: [{ ...book, characterCounts: [10] }] }), null],
  ]);
});

it('keeps the titles and their views', async () => {
  const titles = await sql`select id, total_views::int as views from content order by id`;
  expect([...titles]).toEqual([
    { id: 1, views: 7 },
    { id: 2, views: 5 },
  ]);
});

it('lets nothing that readers own or wrote go with a chapter, a title or an account', async () => {
  for (const statement of [
    'delete from chapter where id = 1',
    'delete from content where id = 1',
    `delete from member where id = '${person}'`,
    'delete from reader',
  ]) {
    await expect(queryAt(url, statement)).rejects.toThrow(/violates .*RESTRICT/);
  }
});
