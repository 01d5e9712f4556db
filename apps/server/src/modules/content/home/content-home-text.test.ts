import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { clientHeaders, testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
// Kept for as long as the test runs: what one member is answered is joined of what others were.
const api = await openTestApi(context, { shareMs: 600_000 });
const ask = asker(api, context);

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
};

/** What is asked for, and what comes. */
const encodings: readonly [string | undefined, keyof typeof decoders][] = [
  ['gzip, deflate, br, zstd', 'gzip'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip;q=0, br', 'br'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['zstd', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
];

type Home = { readonly chapters: ContentHome['chapters']; readonly etag: unknown };

async function home(id: number, token: string, asking: (typeof encodings)[number]): Promise<Home> {
  const [accepted, encoding] = asking;
  const session = { authorization: `Bearer ${token}` };
  const wanted = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const url = `/api/comic/${id}`;
  const { headers, rawPayload } = await api.inject({
    url,
    headers: clientHeaders(context, { ...session, ...wanted }),
  });
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(headers['cache-control']).toBe('private, no-cache');
  const text = decoders[encoding](rawPayload).toString();
  const { data } = JSON.parse(text) as { data: ContentHome };
  return { chapters: data.chapters, etag: headers['etag'] };
}

async function addLongTitle(chapters: number): Promise<{ id: number; chapterIds: number[] }> {
  const { id } = await addTitle(db);
  const chapterIds: number[] = [];
  for (let sort = 1; sort <= chapters; sort += 1) {
    chapterIds.push((await addChapter(db, id, { sort, name: `${sort}화` })).id);
  }
  return { id, chapterIds };
}

function finish(id: number, chapter: number | undefined, token: string) {
  const address = `/comic/${id}/chapter/${chapter}/read/finished`;
  return ask(address, { token, method: 'POST', form: {} });
}

it('gives each of many members at once their own, in every encoding, and what has changed since', async () => {
  const { id, chapterIds } = await addLongTitle(40);
  const members = await Promise.all(Array.from({ length: 6 }, () => signIn(db)));
  // In the first run of chapters, in the last, across runs, all of one, and none.
  const own = [
    [0],
    [39],
    [3, 15, 16, 31, 32],
    chapterIds.slice(0, 16).map((_, at) => at),
    [],
    [20],
  ];
  for (const [member, { token }] of members.entries()) {
    for (const at of own[member] ?? []) await finish(id, chapterIds[at], token);
  }
  const check = async () => {
    const asked = encodings.flatMap((asking) =>
      members.map(async ({ token }, member) => {
        const { chapters, etag } = await home(id, token, asking);
        expect(chapters.map(({ name }) => name)).toEqual(chapterIds.map((_, at) => `${at + 1}화`));
        const finished = chapters.flatMap(({ activity }, at) => (activity.read ? [at] : []));
        expect(finished).toEqual(own[member]);
        return `${member} ${String(etag)}`;
      }),
    );
    // One for each member, whatever the encoding.
    return new Set(await Promise.all(asked));
  };
  const before = await check();
  expect(before.size).toBe(members.length);
  own[4] = [7];
  await finish(id, chapterIds[7], members[4]?.token ?? '');
  const after = await check();
  expect([...after].filter((each) => !before.has(each))).toHaveLength(1);
});
