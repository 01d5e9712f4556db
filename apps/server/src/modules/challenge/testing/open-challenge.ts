import { expect } from 'vitest';
import type {
  ChallengeChapterView,
  ChallengeContent,
  ChallengeTitlePage,
} from '@hanji/contract/entities/challenge.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { originOf } from '#settings/origin.ts';
import { asker, type AskOptions } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { addChallengeChapter, addChallengeTitle, addCreator } from './challenge-works.ts';

/** A service that offers the challenge area in the Japanese edition, and a clock. */
export async function openChallenge() {
  const { db, sql } = await freshDatabase();
  const clock = { now: testNow };
  const made = await testContext(db, { edition: 'ja' });
  const { capabilities } = originOf('server', made.settings);
  const origin = { ...made.origin, capabilities };
  const context = { ...made, origin, now: () => clock.now };
  const ask = asker(await openTestApi(context), context);

  /** A title of a new creator with so many chapters, the first of which is given. */
  async function title(columns: Parameters<typeof addChallengeTitle>[2] = {}, chapters = 1) {
    const creator = await addCreator(db);
    const { id: contentId } = await addChallengeTitle(db, creator.readerId, columns);
    const chapterIds: number[] = [];
    for (let n = 1; n <= chapters; n += 1) {
      chapterIds.push((await addChallengeChapter(db, contentId, { name: `第${n}話` })).id);
    }
    const [chapterId = 0] = chapterIds;
    return { contentId, chapterId, chapterIds, creator };
  }

  type Titled = { readonly contentId: number; readonly chapterId: number };

  async function done<Data>(path: string, options: AskOptions = {}): Promise<Data> {
    const { code, data } = await ask<Data>(path, options);
    expect([path, code]).toEqual([path, 200]);
    return data;
  }

  async function content({ contentId }: Pick<Titled, 'contentId'>, options: AskOptions = {}) {
    const path = `/challenge/content/${contentId}`;
    return (await done<{ content: ChallengeContent }>(path, options)).content;
  }

  function chapter({ contentId, chapterId }: Titled, options: AskOptions = {}) {
    const path = `/challenge/content/${contentId}/${chapterId}`;
    return done<ChallengeChapterView>(path, options);
  }

  async function ids(path: string, options: AskOptions = {}): Promise<number[]> {
    const { contents } = await done<ChallengeTitlePage>(path, options);
    return contents.map(({ contentId }) => contentId);
  }

  function pass(seconds: number): void {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  }

  return { db, sql, context, clock, ask, done, title, content, chapter, ids, pass };
}
