import { calls } from '@hanji/contract/calls/calls.ts';
import { fillPath, type CallDescription } from '@hanji/contract/calls/call.ts';
import { libraryTypes } from '@hanji/contract/library-vocabulary.ts';
import { expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { distribute } from './inbox/entries/distribute.ts';
import {
  addChallengeChapter,
  addChallengeTitle,
  addCreator,
} from './challenge/testing/challenge-works.ts';
import { asker } from './testing/ask.ts';
import { callParams } from './testing/call-params.ts';
import { openTestApi } from './testing/open-test-api.ts';
import { addChapter, addTitle } from './testing/works.ts';
import { grantCoins } from './wallet/grants/grant-coins.ts';

const { db, sql } = await freshDatabase();
const ofEdition = await testContext(db, { edition: 'ko' });
// Every call is there, whatever the edition offers.
const { capabilities } = (await testContext(db)).origin;
const context = { ...ofEdition, origin: { ...ofEdition.origin, capabilities } };
const ask = asker(await openTestApi(context), context);

const title = await addTitle(db);
const free = await addChapter(db, title.id, { sort: 1 });
const priced = { free: false, purchaseAllowedWith: ['coin' as const], price: 3, originalPrice: 3 };
const sold = await addChapter(db, title.id, { sort: 2, ...priced });
const rented = await addChapter(db, title.id, { sort: 3, ...priced });

/** Of the challenge area, by the same numbers: what one path names is there in every area. */
const drawnBy = await addCreator(db);
const drawn = await addChallengeTitle(db, drawnBy.readerId);
await addChallengeChapter(db, drawn.id);
const drawnChapter = await addChallengeChapter(db, drawn.id);

type Person = Awaited<ReturnType<typeof signIn>>;

/** Of the creator's desk as much is asked by `creator/access.test.ts`, on a desk with everything. */
const described = Object.entries<CallDescription>(calls).filter(
  ([, { access, offered, answer = 'envelope' }]) =>
    (access === 'member' || access === 'guest') && answer === 'envelope' && offered !== 'creator',
);

/** What is named in paths, of the member whose data it is. */
let named: Readonly<Record<string, string>> = {};

/** The paths of a call: a library has a list of each type. */
function pathsOf({ path }: CallDescription): string[] {
  const ids = { contentId: title.id, chapterId: sold.id };
  const params = { ...callParams(path, ids), ...named };
  if (!path.startsWith('/library/{category}/')) return [fillPath(path, params)];
  return libraryTypes.map((type) => fillPath(path, { ...params, type }));
}

/** What everybody is told of what anybody did: how often, and by whom how much. */
const counts = new Set(['total', 'totalComments', 'totalLikes', 'totalViews', 'status']);

type Answers = ReadonlyMap<string, string>;

/** What a member is answered to every call that reads, each by its path. */
async function readAll({ token }: Person): Promise<Answers> {
  const answers = new Map<string, string>();
  for (const [name, call] of described) {
    if (call.method !== 'GET') continue;
    for (const path of pathsOf(call)) {
      const query = name === 'getPlaces' ? '?device=a-device-of-mine' : '';
      const { code, data } = await ask(path + query, { token });
      const said = JSON.stringify(data, (key, value: unknown) => (counts.has(key) ? null : value));
      answers.set(`${name} ${path}`, `${code} ${said}`);
    }
  }
  return answers;
}

function changed(before: Answers, after: Answers): string[] {
  return [...after].flatMap(([call, said]) =>
    before.get(call) === said ? [] : [call.split(' ')[0] ?? ''],
  );
}

/** Does, as a member, what leaves something behind in each of their lists. */
async function live({ memberId, token }: Person, author: Person): Promise<void> {
  const done = async (path: string, options: Parameters<typeof ask>[1] = {}) => {
    const { code, data } = await ask<Record<string, unknown>>(path, { token, ...options });
    expect([path, code]).toEqual([path, 200]);
    return data;
  };
  const of = `/comic/${title.id}/chapter`;
  const by = { operator: 'sujin', reason: 'a test' };
  const soon = new Date(testNow.getTime() + 3_600_000);
  await grantCoins(db, { memberId, kind: 'free', coins: 9, expiresAt: soon, ...by }, testNow);
  await done(`/library/subscribed/comic/${title.id}`, { method: 'POST' });
  await done(`${of}/${free.id}/read`, { method: 'POST' });
  const place = { contentId: title.id, chapterId: free.id, share: 0.5, position: null, ago: 0 };
  const contentVersion = free.version;
  const places = [{ ...place, contentVersion }];
  await done('/reading/places', { method: 'PUT', json: { device: 'another-of-mine-too', places } });
  const { transactionToken } = await done('/coin/transaction/token', { method: 'POST' });
  const terms = { price: '3', coinBackPrice: '0', transactionToken: String(transactionToken) };
  await done(`${of}/${sold.id}/unlock`, { form: terms });
  await sql`insert into chapter_rental (wallet_id, content_id, chapter_id, method, rented_at, ends_at)
    select id, ${title.id}::int, ${rented.id}::int, 'rent-with-ads', ${testNow}::timestamptz,
      ${soon}::timestamptz from wallet where member_id = ${memberId}::uuid`;
  const { id: commentId } = await done(`${of}/${free.id}/comment`, {
    form: { comment: '나의 말' },
  });
  const theirs = await ask<{ author: { userId: string } }>(`${of}/${free.id}/comment`, {
    token: author.token,
    form: { comment: '남의 말' },
  });
  await done(`/comment/author/${theirs.data.author.userId}/block`, { method: 'POST' });
  const entry = { title: '제목', description: '', translations: {}, link: null, ...by };
  const contents = { item: 'coin', amount: 5, days: null } as const;
  const nothing = { contents: null, expiresAt: null };
  const gift = { ...entry, kind: 'gift', contents, expiresAt: soon } as const;
  const giftId = await distribute(db, gift, [memberId], testNow);
  await distribute(db, { ...gift, kind: 'mission' }, [memberId], testNow);
  await distribute(db, { ...entry, ...nothing, kind: 'message' }, [memberId], testNow);
  await done('/web-push/notices/gift/N', { method: 'PUT' });
  const chapterPath = `/challenge/content/${drawn.id}/${drawnChapter.id}`;
  await done(`${chapterPath}/read`, { method: 'POST' });
  await done('/challenge/subscribe', { form: { contentId: String(drawn.id) } });
  await done('/member/profile/nickname', { method: 'PUT', form: { nickname: '나만의 이름' } });
  await done('/member/profile/mature/accept/Y', { method: 'PUT' });
  await sql`insert into session (token_hash, member_id, expires_at)
    values (sha256('another device'), ${memberId}::uuid, ${soon}::timestamptz)`;
  const [device] = await sql`select id from session where member_id = ${memberId}::uuid`;
  named = {
    commentId: String(commentId),
    giftId: String(giftId),
    userId: memberId,
    sessionId: String(device?.['id']),
  };
}

/** Of nobody, made anew each time, or of partners that are not set up here, who have tests of their own. */
const saysNothing = [
  'initCertification',
  'completeCertification',
  'getOpenContests',
  'getTokenApiKey',
  'getSavedCards',
  'getOfferProviders',
  'getChargeView',
  'getConversion',
  'getRefundChapters',
];

it('names titles and chapters of both areas by the same numbers', () => {
  expect([drawn.id, drawnChapter.id]).toEqual([title.id, sold.id]);
});

const [own, other, author] = [await signIn(db), await signIn(db), await signIn(db)];

it('of what a member has, no call that reads tells another member anything', async () => {
  const [mine, theirs] = [await readAll(own), await readAll(other)];
  const anew = changed(theirs, await readAll(other));
  await live(own, author);
  const silent = [...mine.keys()].map((call) => call.split(' ')[0] ?? '');
  const told = changed(mine, await readAll(own));
  expect(silent.filter((name) => !told.includes(name) || anew.includes(name))).toEqual(saysNothing);
  expect(changed(theirs, await readAll(other)).filter((name) => !anew.includes(name))).toEqual([]);
});

it('nor does any call of another member, which names what is of the first, change it', async () => {
  const before = await readAll(own);
  const anew = changed(before, await readAll(own));
  for (const [name, call] of described) {
    if (call.method === 'GET') continue;
    for (const path of pathsOf(call)) {
      const { code } = await ask(path, { method: call.method, token: other.token });
      expect(code, name).toBeLessThan(500);
    }
  }
  expect(changed(before, await readAll(own)).filter((name) => !anew.includes(name))).toEqual([]);
});
