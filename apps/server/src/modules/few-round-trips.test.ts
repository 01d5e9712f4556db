import type { Result } from '@hanji/contract/envelope.ts';
import { expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addPages, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { roundTripsOf } from '#testing/round-trips.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);

const title = await addTitle(db, { name: '바다', commentEnabled: true });
const chapter = await addChapter(db, title.id);
await addPages(db, chapter.id, 3);
const { token } = await signIn(db);

const view = `/comic/${title.id}/chapter/${chapter.id}/product`;
function asked(code: Result['code'], path: string, options: Parameters<typeof ask>[1]) {
  return async (): Promise<void> => expect((await ask(path, options)).code).toBe(code);
}

const search = { form: { query: '바다' } };

it.each([
  ['a chapter', 2, asked(200, view, {})],
  ['a search', 2, asked(200, '/search', search)],
  // One of these looks up the session.
  ['a chapter of a member', 3, asked(200, view, { token })],
  ['a search of a member', 3, asked(200, '/search', { ...search, token })],
] as const)('%s waits for the database %d times', async (_, trips, call) => {
  // What is kept from one call to the next is there.
  await call();
  expect((await roundTripsOf(db, call)).trips).toBe(trips);
});
