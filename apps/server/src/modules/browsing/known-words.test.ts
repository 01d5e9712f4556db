import type { Home } from '@hanji/contract/entities/home.ts';
import { expect, it } from 'vitest';
import { menu, section } from '#db/schema/works/showcase.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { queryAt } from '#testing/sql.ts';

const { db, sql, url } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);
const place = { language: 'ko-KR', category: 'all_comic', sort: 1 } as const;

/** Writes rows as if before their words were checked. */
async function unchecked(table: 'section' | 'menu', write: () => Promise<unknown>): Promise<void> {
  const constraints = await sql<{ name: string }>`select conname as name from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass`;
  for (const { name } of constraints) {
    await queryAt(url, `alter table ${table} drop constraint ${name}`);
  }
  await write();
}

it.each([
  ['banner', 'area'],
  ['section', 'page'],
  ['section', 'section_ui_type'],
  ['section', 'element_ui_type'],
  ['section', 'source'],
  ['menu', 'source'],
  ['popup', 'page'],
  ['popup', 'ui_type'],
  ['promotion', 'category'],
])('a %s takes no unknown %s', async (table, column) => {
  const [found] = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass
      and conkey = array[(select attnum from pg_attribute
        where attrelid = ${table}::regclass and attname = ${column})]`;
  expect(found?.rule).toContain('ANY');
});

it('refuses a section of an unknown source', async () => {
  const writing = sql`insert into section
    (language, category, page, sort, section_ui_type, element_ui_type, title, source)
    values ('ko-KR', 'all_comic', 'home', 1, 'normal', 'normal', 'x', 'horoscope')`;
  await expect(writing).rejects.toThrow('section_source_known');
});

it('leaves out of a Home the sections that it does not know, and shows the others', async () => {
  await addTitle(db);
  const plain = {
    ...place,
    page: 'home',
    sectionUiType: 'normal',
    elementUiType: 'normal',
    title: '새로운 작품',
    source: 'newest',
  } as const;
  // What a hand at the database may write, which has no types.
  const unknown = ['source', 'sectionUiType', 'elementUiType'].map((column) => ({
    ...plain,
    title: column,
    [column]: 'horoscope',
  }));
  await unchecked('section', () => db.insert(section).values([plain, ...unknown]));
  const { code, data } = await ask<Home>('/all_comic/home');
  expect(code).toBe(200);
  expect(data.sections.map(({ title }) => title)).toEqual(['새로운 작품']);
});

it('shows at a menu of an unknown source what lists show first', async () => {
  const row = { ...place, code: 'stars', name: '별', source: 'newest' } as const;
  await unchecked('menu', () => db.insert(menu).values({ ...row, source: 'horoscope' as never }));
  expect((await ask('/menu/all_comic/stars')).code).toBe(200);
});
