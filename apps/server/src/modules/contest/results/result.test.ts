import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#testing/fresh-database.ts';
import { keepAwards } from '../operators/judge-contest.ts';
import { openContests, steps } from '../testing/open-contests.ts';

const { db, sql } = await freshDatabase();
const { ask, clock, creator, entries, put, result, shown, write } = await openContests(db);

beforeEach(async () => {
  clock.now = steps.open;
  await sql`truncate contest, contest_entry, contest_award, written_page, written_picture`;
});

describe('the result', () => {
  const said = { prize: '連載権', comment: '静かな夜。', judge: '編集長' };

  it('[B2-060] [B2-063] is told to nobody before its moment, and then with ranks and comments', async () => {
    await write(101, { texts: { page: 'x', result: '受賞は**夜明け**です' } });
    const [one, two, three] = [
      await creator({ name: '一' }),
      await creator({ name: '二' }),
      await creator(),
    ];
    for (const each of [one, two, three]) await put(101, each);
    const awards = [
      { ...said, contentId: two.contentId, rank: '大賞' },
      { ...said, contentId: one.contentId, rank: '佳作', prize: '' },
      { ...said, contentId: three.contentId, rank: '佳作' },
    ];
    expect(await keepAwards(db, 101, awards)).toEqual([]);
    clock.now = new Date(steps.result.getTime() - 1);
    const early = [await shown(101), await entries(101), await result(101), await ask('/contest')];
    expect(JSON.stringify(early.map(({ data }) => data))).not.toMatch(/大賞|静かな|夜明け|連載権/);
    expect((await result(101)).data).toMatchObject({ text: [], awards: [] });
    clock.now = steps.result;
    const { data } = await result(101);
    expect(data.text).toHaveLength(1);
    expect(data.awards.map(({ place, rank, title }) => [place, rank, title?.contentId])).toEqual([
      [1, '大賞', two.contentId],
      [2, '佳作', one.contentId],
      [2, '佳作', three.contentId],
    ]);
    expect(data.awards[0]).toMatchObject({ ...said, title: { name: '二' } });
    const ranked = (await entries(101)).data.entries;
    expect(ranked.map(({ rank }) => rank)).toEqual(['大賞', '佳作', '佳作']);
  });

  it('keeps the award of a title that is gone, without its title', async () => {
    await write(113);
    const one = await creator({ name: '消えた作品' });
    await put(113, one);
    await keepAwards(db, 113, [{ ...said, contentId: one.contentId, rank: '大賞' }]);
    await sql`update challenge_title set deleted_at = now() where id = ${one.contentId}`;
    clock.now = steps.result;
    const { data } = await result(113);
    expect(data.awards).toMatchObject([{ rank: '大賞', title: null }]);
    expect(JSON.stringify(data)).not.toContain('消えた作品');
  });

  it('is of entries alone, and is kept whole or not at all', async () => {
    await write(101);
    const [one, stranger] = [await creator(), await creator()];
    await put(101, one);
    const award = { ...said, rank: '大賞' };
    expect(await keepAwards(db, 101, [{ ...award, contentId: one.contentId }])).toEqual([]);
    const wrong = [one, stranger].map(({ contentId }) => ({ ...award, rank: '特別賞', contentId }));
    expect(await keepAwards(db, 101, wrong)).toEqual([stranger.contentId]);
    expect(await sql`select rank from contest_award`).toEqual([{ rank: '大賞' }]);
  });
});
