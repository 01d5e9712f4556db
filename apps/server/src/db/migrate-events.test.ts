import { afterAll, expect, it } from 'vitest';
import { emptyDatabase } from '#testing/fresh-database.ts';
import { migrateBefore } from '#testing/migrate-before.ts';
import { sqlOf } from '#testing/sql.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const url = await emptyDatabase();
const open = openDatabase(url, { poolSize: 1 });
afterAll(() => open.close());
const sql = sqlOf(open.db);

it('keeps events of before where they were, and leading where they led', async () => {
  await migrateBefore(open.db, 'event_pages');
  await sql`insert into image (id, width, height, format, widths, dominant_color, placeholder)
    values ('covers/x', 720, 360, 'webp', '{720}', '#123456', '')`;
  await sql`insert into event (language, category, title, image_id, start_at, end_at, link)
    values ('ko-KR', 'all_novel', 'First', 'covers/x', '2026-03-01', '2026-04-01', '/comic/1'),
      ('ko-KR', 'all_novel', 'Second', 'covers/x', '2026-03-02', '2026-04-01', '/comic/2'),
      ('ko-KR', 'all_novel', 'Never', 'covers/x', '2026-03-02', '2026-03-02', '/comic/2')`;
  await migrateDatabase({ url, ownerUrl: url });
  const rows = await sql`select id, key, category, title, link, written_by, withdrawn_at,
    published_at = start_at as at_its_start from event order by id`;
  const same = { category: 'all_novel', written_by: '', withdrawn_at: null, at_its_start: true };
  expect(rows).toMatchObject([
    { ...same, id: 1, key: 'event-1', title: 'First', link: '/comic/1' },
    { ...same, id: 2, key: 'event-2', title: 'Second', link: '/comic/2' },
  ]);
});
