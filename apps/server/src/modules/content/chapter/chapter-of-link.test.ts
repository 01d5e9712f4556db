import { expect, it } from 'vitest';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { now: () => testNow });
const ask = asker(await openTestApi(context), context);

const key = 'OEBPS/notes.xhtml#n';

function find(contentId: number, type = 'novel') {
  return ask<{ chapterId: number }>(
    `/${type}/${contentId}/chapter/link?key=${encodeURIComponent(key)}`,
  );
}

it('finds the chapter of the title that has the key of a link', async () => {
  const [title, other] = [
    await addTitle(db, { type: 'novel', category: 'all_novel' }),
    await addTitle(db, { type: 'novel', category: 'all_novel' }),
  ];
  await addChapter(db, title.id, { sort: 1, importKey: 'OEBPS/one.xhtml' });
  const notes = await addChapter(db, title.id, { sort: 2, importKey: key });
  const theirs = await addChapter(db, other.id, { importKey: key });
  expect(await find(title.id)).toMatchObject({ code: 200, data: { chapterId: notes.id } });
  expect(await find(other.id)).toMatchObject({ code: 200, data: { chapterId: theirs.id } });
  expect((await find(title.id, 'comic')).code).toBe(404);
});

it.each([
  ['is withdrawn', { withdrawnAt: testNow }],
  ['is not out yet', { publishedAt: new Date(testNow.getTime() + 60_000) }],
  ['has another key', { importKey: `${key}o` }],
])('finds none that %s', async (_, columns) => {
  const title = await addTitle(db, { type: 'novel', category: 'all_novel' });
  await addChapter(db, title.id, { importKey: key, ...columns });
  expect((await find(title.id)).code).toBe(404);
});
