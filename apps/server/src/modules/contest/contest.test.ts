import { contestNumbers } from '@hanji/contract/contest-vocabulary.ts';
import type { ContestList } from '@hanji/contract/entities/contest.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addImage } from '#modules/testing/works.ts';
import { writePage } from '#modules/written/written-pages.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { contestsText } from './contest-places.ts';
import { withdrawContest } from './operators/write-contest.ts';
import { openContests, steps } from './testing/open-contests.ts';

const { db, sql } = await freshDatabase();
const { ask, clock, entries, result, shown, write } = await openContests(db);

beforeEach(async () => {
  clock.now = steps.open;
  await sql`truncate contest, contest_entry, contest_award, written_page, written_picture`;
});

describe('contests', () => {
  it('[B2-059] [B2-060] [B2-061] [B2-063] [B2-064] have the numbers of section 2.4 and no other', async () => {
    for (const contestNo of contestNumbers) await write(contestNo);
    for (const contestNo of [0, 1, 2, 3, 100, 101, 112, 113, 118, 119]) {
      const code = [1, 2, 101, 112, 113, 118].includes(contestNo) ? 200 : 404;
      const wanted = contestNo === 0 ? 400 : code;
      const codes = [await shown(contestNo), await result(contestNo)].map((each) => each.code);
      expect([contestNo, ...codes]).toEqual([contestNo, wanted, wanted]);
    }
    await expect(sql`update contest set contest_no = 3 where contest_no = 1`).rejects.toThrow();
  });

  it('[B2-058] are listed, those that run first, below what operators wrote', async () => {
    const on = (day: string) => new Date(`${day}T00:00:00Z`);
    await write(1, {
      closesAt: on('2026-04-10'),
      resultAt: on('2026-04-20'),
      opensAt: steps.announced,
    });
    await write(2, {
      closesAt: on('2026-04-12'),
      resultAt: on('2026-04-21'),
      opensAt: steps.announced,
    });
    await write(101, { closesAt: on('2026-04-12'), opensAt: steps.announced });
    await write(113, { opensAt: on('2026-05-02') });
    await write(102);
    await write(103, { closesAt: on('2026-05-20') });
    await write(104, {
      announcedAt: new Date(steps.open.getTime() + 1),
      opensAt: on('2026-05-02'),
    });
    await writePage(
      db,
      { key: contestsText.key, body: '漫画を**募集**中', writtenBy: 'sujin' },
      steps.open,
    );
    const { data } = await ask<ContestList>('/contest');
    expect(data.contests.map(({ contestNo, phase }) => [contestNo, phase])).toEqual([
      [103, 'open'],
      [102, 'open'],
      [113, 'announced'],
      [101, 'judging'],
      [2, 'result'],
      [1, 'result'],
    ]);
    expect(data.text).toMatchObject([{ spans: [{}, { text: '募集', strong: true }, {}] }]);
  });

  it.each([
    ['before', null],
    ['announced', 'announced'],
    ['open', 'open'],
    ['lastMoment', 'open'],
    ['judging', 'judging'],
    ['result', 'result'],
  ] as const)('[B2-061] at the moment “%s” they are %s', async (step, phase) => {
    await write(101);
    clock.now = steps[step];
    const { code, data } = await shown(101);
    expect([code, data?.contest.phase ?? null]).toEqual(
      phase === null ? [404, null] : [200, phase],
    );
    expect((await ask<ContestList>('/contest')).data.contests).toHaveLength(phase === null ? 0 : 1);
  });

  it('show their pages in the newest version with their own pictures, and are gone once withdrawn', async () => {
    const pictures = new Map([['a.png', await addImage(db, 'covers')]]);
    await write(101, { texts: { page: '# 一\n\n![絵](a.png)', list: '一覧' }, pictures });
    await write(102, { texts: { page: '![絵](a.png)' } });
    expect((await shown(101)).data.text).toMatchObject([
      { kind: 'heading' },
      { kind: 'picture', alt: '絵', picture: { width: 720, height: 960 } },
    ]);
    expect((await entries(101)).data.text).toMatchObject([{ spans: [{ text: '一覧' }] }]);
    // Of another contest.
    expect((await shown(102)).data.text).toMatchObject([{ spans: [{ text: '絵' }] }]);
    await write(101, { title: '新しい名', texts: { page: '二' } });
    await write(101, { title: '新しい名', texts: { page: '二' } });
    expect((await shown(101)).data).toMatchObject({
      contest: { title: '新しい名' },
      text: [{ spans: [{ text: '二' }] }],
    });
    expect((await entries(101)).data.text).toHaveLength(1);
    expect(await sql`select version from written_page where key = 'contest/101/page'`).toHaveLength(
      2,
    );
    expect(await withdrawContest(db, 101, 'sujin', steps.open)).toBe(true);
    expect(await withdrawContest(db, 101, 'sujin', steps.open)).toBe(false);
    expect((await shown(101)).code).toBe(404);
  });

  it('[B2-064] are nowhere but in the edition that has them', async () => {
    await write(113);
    for (const edition of ['ko', 'global', 'vi-refund'] as const) {
      const other = await testContext(db, { edition, now: () => steps.open });
      const askOther = asker(await openTestApi(other), other);
      expect([edition, (await askOther('/contest/113')).code]).toEqual([edition, 404]);
    }
  });
});
