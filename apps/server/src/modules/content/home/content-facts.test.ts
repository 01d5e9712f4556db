import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { content } from '#db/schema/works/catalogue.ts';
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

it('tells each of many who ask at once what they have read themselves, of the title asked for', async () => {
  const titles = [await addTitle(db), await addTitle(db)];
  const chapters = await Promise.all(
    titles.map(async ({ id }) => [
      await addChapter(db, id, { sort: 1 }),
      await addChapter(db, id, { sort: 2 }),
    ]),
  );
  const members = await Promise.all(Array.from({ length: 8 }, () => signIn(db)));
  // Who has finished which chapter of which title: each another set, one nothing.
  const finished = (member: number, title: number, chapter: number) =>
    ((member + title) >> chapter) % 2 === 1;
  for (const [member, { token }] of members.entries()) {
    for (const [title, own] of chapters.entries()) {
      for (const [at, { contentId, id }] of own.entries()) {
        if (!finished(member, title, at)) continue;
        const address = `/comic/${contentId}/chapter/${id}/read/finished`;
        expect((await ask(address, { token, method: 'POST', form: {} })).code).toBe(200);
      }
    }
  }
  const asked = members.flatMap(({ token }, member) =>
    titles.map(async ({ id }, title) => {
      const { data } = await ask<ContentHome>(`/comic/${id}`, { token });
      expect(data.chapters.map(({ activity }) => activity.read)).toEqual([
        finished(member, title, 0),
        finished(member, title, 1),
      ]);
      const any = finished(member, title, 0) || finished(member, title, 1);
      expect(data.content.activity?.lastReadChapterId !== null).toBe(any);
      expect(data.content.inventory).not.toBeNull();
    }),
  );
  const visitor = ask<ContentHome>(`/comic/${titles[0]?.id}`);
  await Promise.all(asked);
  expect((await visitor).data.content).toMatchObject({ activity: null, inventory: null });
});

it('asks each reader whether the kept title may be seen', async () => {
  const global = await testContext(db, { edition: 'global' });
  const askGlobal = asker(await openTestApi(global, { shareMs: 600_000 }), global);
  const title = await addTitle(db, { language: 'en-US', restrictedAge: 19 });
  const accepting = await signIn(db, { acceptMature: true });
  const { token } = await signIn(db);
  const code = async (asking: { token: string }) =>
    (await askGlobal(`/comic/${title.id}`, asking)).code;
  expect(await code(accepting)).toBe(200);
  expect(await code({ token })).toBe(428);
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
