import { describe, expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);
const global = await testContext(db, { edition: 'global' });
const askGlobal = asker(await openTestApi(global), global);

describe('titles for adults', () => {
  const accepted = { cookie: 'hanji_accept_mature=Y' };
  const wish = { 'x-accept-mature': 'Y' };

  it('need a verified age in ko, whatever a visitor accepts', async () => {
    const title = await addTitle(db, { restrictedAge: 19 });
    const { token } = await signIn(db);
    for (const headers of [{}, accepted, wish]) {
      expect((await ask(`/comic/${title.id}`, { headers })).code).toBe(451);
      expect((await ask(`/comic/${title.id}/episode`, { headers, token })).code).toBe(451);
    }
    // Not by way of another edition either.
    expect((await askGlobal(`/comic/${title.id}`, { headers: accepted })).code).toBe(451);
  });

  it('[A6-006] [A1-016] need acceptance and a verified age of who is signed in, for a year', async () => {
    const title = await addTitle(db, { restrictedAge: 19 });
    const { id: chapterId } = await addChapter(db, title.id);
    const codes = async (columns: Parameters<typeof signIn>[1]) => {
      const { token } = await signIn(db, columns);
      const path = `/comic/${title.id}`;
      const asked = [path, `${path}/episode`, `${path}/chapter/${chapterId}/product`];
      const answers = asked.map((one) => ask(one, { token, headers: accepted }));
      return new Set((await Promise.all(answers)).map(({ code }) => code));
    };
    const certified = (ago: number) => new Date(Date.UTC(2025, 10, 20, 3) - ago);
    expect(await codes({ acceptMature: true })).toEqual(new Set([451]));
    expect(await codes({ adultCertifiedAt: testNow })).toEqual(new Set([428]));
    expect(await codes({ acceptMature: true, adultCertifiedAt: testNow })).toEqual(new Set([200]));
    // To the millisecond: a year ago it still holds.
    const year = { acceptMature: true, adultCertifiedAt: certified(0) };
    expect(await codes(year)).toEqual(new Set([200]));
    const over = { acceptMature: true, adultCertifiedAt: certified(1) };
    expect(await codes(over)).toEqual(new Set([451]));
  });

  it('[B4-023] take the word of the account of who is signed in, elsewhere of the session', async () => {
    const title = await addTitle(db, { restrictedAge: 19, language: 'en-US' });
    const code = async (options: Parameters<typeof ask>[1]) =>
      (await askGlobal(`/comic/${title.id}`, options)).code;
    const declining = await signIn(db);
    const accepting = await signIn(db, { acceptMature: true });
    const guest = await signIn(db, { guest: true, acceptMature: true });
    expect(await code({ headers: accepted })).toBe(200);
    expect(await code({ headers: accepted, token: declining.token })).toBe(428);
    expect(await code({ token: accepting.token })).toBe(200);
    expect(await code({ token: guest.token })).toBe(200);
  });

  it('need an acceptance elsewhere, and the header is none', async () => {
    const title = await addTitle(db, { restrictedAge: 19, language: 'en-US' });
    const path = `/comic/${title.id}`;
    for (const headers of [{}, wish]) expect((await askGlobal(path, { headers })).code).toBe(428);
    expect((await askGlobal(path, { headers: accepted })).code).toBe(200);
    const kept = await askGlobal(path, { headers: accepted });
    expect(kept.headers['cache-control']).toBe('private, no-cache');
  });
});
