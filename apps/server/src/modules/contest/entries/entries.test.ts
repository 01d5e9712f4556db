import { beforeEach, describe, expect, it } from 'vitest';
import { addChallengeTitle, addCreator } from '#modules/challenge/testing/challenge-works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { excludeEntry } from '../operators/judge-contest.ts';
import { openContests, steps } from '../testing/open-contests.ts';

const { db, sql } = await freshDatabase();
const { ask, clock, creator, entries, open, put, shown, takeBack, write } = await openContests(db);

beforeEach(async () => {
  clock.now = steps.open;
  await sql`truncate contest, contest_entry, contest_award, written_page, written_picture`;
});

describe('entries', () => {
  it('stand once, however often and at the same time they are made, and can be taken back', async () => {
    await write(113);
    const one = await creator({ name: '夜明けの灯台' });
    expect((await open(one)).contests).toMatchObject([{ contestNo: 113, enteredAt: null }]);
    const codes = await Promise.all(Array.from({ length: 8 }, () => put(113, one)));
    expect(codes.map(({ code }) => code)).toEqual(Array(8).fill(200));
    expect(await sql`select * from contest_entry`).toHaveLength(1);
    const since = (await open(one)).contests[0]?.enteredAt;
    clock.now = new Date(steps.open.getTime() + 60_000);
    expect((await put(113, one)).code).toBe(200);
    expect((await open(one)).contests).toMatchObject([{ enteredAt: since }]);
    expect((await shown(113)).data).toMatchObject({
      contest: { entries: 1 },
      entries: [{ contentId: one.contentId, name: '夜明けの灯台', rank: null, cover: null }],
    });
    expect((await takeBack(113, one)).code).toBe(200);
    expect((await takeBack(113, one)).code).toBe(200);
    expect((await shown(113)).data).toMatchObject({ contest: { entries: 0 }, entries: [] });
  });

  it('are of one’s own titles alone', async () => {
    await write(113);
    const [one, other] = [await creator(), await creator()];
    await put(113, one);
    const mixed = { ...other, contentId: one.contentId };
    expect((await put(113, mixed)).code).toBe(404);
    expect((await takeBack(113, mixed)).code).toBe(404);
    expect((await ask(`/contest/title/${one.contentId}`, { token: other.token })).code).toBe(404);
    expect((await put(113, { ...one, contentId: 2_000_000 })).code).toBe(404);
    expect((await ask(`/contest/113/entry/${one.contentId}`, { method: 'PUT' })).code).toBe(401);
    expect((await shown(113)).data.entries.map(({ contentId }) => contentId)).toEqual([
      one.contentId,
    ]);
  });

  it.each([
    ['announced', 409],
    ['open', 200],
    ['lastMoment', 200],
    ['judging', 409],
    ['result', 409],
    ['before', 404],
  ] as const)('at the moment “%s” are answered with %d', async (step, code) => {
    await write(101);
    const [one, before] = [await creator(), await creator()];
    await put(101, before);
    clock.now = steps[step];
    expect((await put(101, one)).code).toBe(code);
    expect((await takeBack(101, before)).code).toBe(code);
    expect((await open(one)).contests).toHaveLength(code === 200 ? 1 : 0);
  });

  it('say to the creator that a contest is closed', async () => {
    await write(101);
    clock.now = steps.judging;
    const { message } = await put(101, await creator());
    expect(message).toBe('このコンテストは現在応募を受け付けていません。');
  });

  it.each([
    ['not published', { published: false }, 'unpublished'],
    [
      'suspended',
      { suspendedAt: steps.announced, suspendedBy: 'sujin', suspendedReason: 'x' },
      'suspended',
    ],
    ['hidden after reports', { hiddenAt: steps.announced }, 'suspended'],
    ['for adults', { mature: true }, 'mature'],
  ] as const)('of a title that is %s are refused', async (_, columns, refusal) => {
    await write(101);
    const one = await creator(columns);
    expect(await open(one)).toMatchObject({ refusal, contests: [{ contestNo: 101 }] });
    expect((await put(101, one)).code).toBe(409);
    expect(await sql`select * from contest_entry`).toEqual([]);
  });

  it('of a title without a chapter are refused, and of a deleted one not known', async () => {
    await write(101);
    const who = await addCreator(db);
    const empty = { ...who, contentId: (await addChallengeTitle(db, who.readerId)).id };
    expect((await open(empty)).refusal).toBe('unpublished');
    expect((await put(101, empty)).code).toBe(409);
    const gone = await creator({ deletedAt: steps.announced });
    expect((await put(101, gone)).code).toBe(404);
  });

  it('of what is no longer shown are in no list and no count, and come back with it', async () => {
    await write(101);
    const one = await creator();
    await put(101, one);
    await sql`update challenge_title set mature = true where id = ${one.contentId}`;
    expect((await entries(101)).data).toMatchObject({ contest: { entries: 0 }, entries: [] });
    await sql`update challenge_title set mature = false where id = ${one.contentId}`;
    expect((await entries(101)).data.entries).toHaveLength(1);
  });

  it('that operators put out stay out', async () => {
    await write(101);
    const one = await creator();
    await put(101, one);
    const of = { contestNo: 101, contentId: one.contentId } as const;
    const by = { operator: 'sujin', reason: 'copied' };
    expect(await excludeEntry(db, of, by, clock.now)).toBe(true);
    expect(await excludeEntry(db, of, by, clock.now)).toBe(false);
    expect((await shown(101)).data.entries).toEqual([]);
    expect((await takeBack(101, one)).code).toBe(200);
    expect((await put(101, one)).code).toBe(409);
    expect((await open(one)).contests).toEqual([]);
  });

  it('[B2-062] are listed page by page, the newest first', async () => {
    await write(101);
    const ids: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      clock.now = new Date(steps.open.getTime() + at * 60_000);
      const one = await creator();
      await put(101, one);
      ids.unshift(one.contentId);
    }
    const first = await entries(101, '?pageSize=2');
    const last = await entries(101, '?pageSize=2&pageNo=2');
    const named = (page: typeof first) => page.data.entries.map(({ contentId }) => contentId);
    expect([...named(first), ...named(last)]).toEqual([ids[0], ids[1], ids[4]]);
    expect(last.data.page).toEqual({ pageNo: 2, pageSize: 2, total: 5, hasNext: false });
    expect((await shown(101)).data.entries).toHaveLength(5);
  });
});
