import type { ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import type {
  ContestEntries,
  ContestPage,
  ContestResult,
  OpenContests,
} from '@hanji/contract/entities/contest.ts';
import type { Database } from '#db/client.ts';
import { testContext } from '#http/testing/test-api.ts';
import {
  addChallengeChapter,
  addChallengeTitle,
  addCreator,
} from '#modules/challenge/testing/challenge-works.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addImage } from '#modules/testing/works.ts';
import { writeContest, type WrittenContest } from '../operators/write-contest.ts';

/** The steps of every contest here, by the clock that is set. */
export const steps = {
  before: new Date('2026-04-01T02:59:59.999Z'),
  announced: new Date('2026-04-01T03:00:00.000Z'),
  open: new Date('2026-05-01T03:00:00.000Z'),
  lastMoment: new Date('2026-05-31T14:59:59.999Z'),
  judging: new Date('2026-05-31T15:00:00.000Z'),
  result: new Date('2026-07-01T03:00:00.000Z'),
} as const;

const calendar = {
  announcedAt: steps.announced,
  opensAt: steps.open,
  closesAt: new Date('2026-05-31T14:59:00.000Z'),
  resultAt: steps.result,
} as const;

/** Contests of the Japanese edition, with creators and their titles, by a clock that is set. */
export async function openContests(db: Database) {
  const made = await testContext(db, { edition: 'ja' });
  const clock: { now: Date } = { now: steps.open };
  const context = { ...made, now: () => clock.now };
  const api = await openTestApi(context);
  const imageId = await addImage(db, 'covers');

  function write(contestNo: ContestNumber, more: Partial<WrittenContest> = {}): Promise<void> {
    const written: WrittenContest = {
      contestNo,
      title: `第${contestNo}回コンテスト`,
      lead: '夜の物語を募集します',
      ...calendar,
      imageId,
      texts: { page: '# 募集要項' },
      pictures: new Map(),
      writtenBy: 'sujin',
      ...more,
    };
    return writeContest(db, written, calendar.announcedAt);
  }

  /** A creator with a title that readers find. */
  async function creator(columns: Parameters<typeof addChallengeTitle>[2] = {}) {
    const who = await addCreator(db);
    const { id } = await addChallengeTitle(db, who.readerId, columns);
    await addChallengeChapter(db, id);
    return { ...who, contentId: id };
  }

  const ask = asker(api, context);
  const shown = (contestNo: number) => ask<ContestPage>(`/contest/${contestNo}`);
  const entries = (contestNo: number, query = '') =>
    ask<ContestEntries>(`/contest/${contestNo}/entries${query}`);
  const result = (contestNo: number) => ask<ContestResult>(`/contest/${contestNo}/result`);

  type Creator = Awaited<ReturnType<typeof creator>>;
  type Own = Pick<Creator, 'token' | 'contentId'>;

  const entryOf = (contestNo: number, contentId: number) =>
    `/contest/${contestNo}/entry/${contentId}`;

  function put(contestNo: number, { token, contentId }: Own) {
    const headers = { 'accept-language': 'ja-JP' };
    return ask<null>(entryOf(contestNo, contentId), { token, headers, method: 'PUT' });
  }
  function takeBack(contestNo: number, { token, contentId }: Own) {
    return ask<null>(entryOf(contestNo, contentId), { token, method: 'DELETE' });
  }
  async function open({ token, contentId }: Own) {
    return (await ask<OpenContests>(`/contest/title/${contentId}`, { token })).data;
  }

  return { ask, clock, creator, entries, open, put, result, shown, takeBack, write };
}
