import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { content } from '#db/schema/catalogue.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const api = await openTestApi(context, { shareMs: 600_000 });
const ask = asker(api, context);

it('keeps what all members share, and nothing of what is a member’s own', async () => {
  const title = await addTitle(db, { name: '처음' });
  const first = await addChapter(db, title.id, { sort: 1 });
  const [one, other] = [await signIn(db), await signIn(db)];
  const home = (token: string) => ask<ContentHome>(`/comic/${title.id}`, { token });
  expect((await home(one.token)).data.content.activity?.lastReadChapterId).toBeNull();

  const read = `/comic/${title.id}/chapter/${first.id}/read`;
  expect((await ask(read, { token: one.token, method: 'POST', form: {} })).code).toBe(200);
  await db.update(content).set({ name: '나중' }).where(eq(content.id, title.id));

  const [mine, theirs] = [await home(one.token), await home(other.token)];
  expect(mine.data.content).toMatchObject({
    name: '처음',
    activity: { lastReadChapterId: first.id },
  });
  expect(theirs.data.content).toMatchObject({
    name: '처음',
    activity: { lastReadChapterId: null },
  });
});

it('asks each reader whether the kept title may be seen', async () => {
  const global = await testContext(db, { edition: 'global' });
  const askGlobal = asker(await openTestApi(global, { shareMs: 600_000 }), global);
  const title = await addTitle(db, { language: 'en-US', restrictedAge: 19 });
  const { token } = await signIn(db);
  const code = async (headers: Record<string, string>) =>
    (await askGlobal(`/comic/${title.id}`, { token, headers })).code;
  expect(await code({ cookie: 'hanji_accept_mature=Y' })).toBe(200);
  expect(await code({})).toBe(428);
});

it('keeps apart who takes titles for adults and who does not', async () => {
  const title = await addTitle(db, { genres: ['drama'] });
  await addTitle(db, { name: '열아홉', genres: ['drama'], restrictedAge: 19 });
  const { token } = await signIn(db);
  const recommended = async (accept: 'Y' | 'N') => {
    const headers = { 'x-accept-mature': accept };
    const { data } = await ask<ContentHome>(`/comic/${title.id}`, { token, headers });
    return data.recommends.map(({ name }) => name);
  };
  expect(await recommended('Y')).toContain('열아홉');
  expect(await recommended('N')).not.toContain('열아홉');
});

it('does not remember that there was no such title', async () => {
  const { token } = await signIn(db);
  const title = await addTitle(db, { publishedAt: null });
  const code = async () => (await ask(`/comic/${title.id}`, { token })).code;
  expect(await code()).toBe(404);
  await db.update(content).set({ publishedAt: context.now() }).where(eq(content.id, title.id));
  expect(await code()).toBe(200);
});
