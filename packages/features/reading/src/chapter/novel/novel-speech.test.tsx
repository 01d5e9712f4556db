import '@hanji/ui-kit/tokens/tokens.css';
import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { stubSpeech } from '@hanji/viewer/testing/stub-speech.ts';
import { testBook } from '@hanji/viewer/testing/test-book.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someChapter } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';
import { someNovelView } from '#testing/novel-views.ts';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('reads on aloud into the next chapter, but not into one that would be paid for', async () => {
  const speech = stubSpeech();
  const view = await someNovelView();
  const names = ['One', 'Two', 'Three'];
  const free = { ...someChapter().salesConfig, free: true };
  const listed = names.map((name, index): Chapter => {
    const facts = { id: index + 1, sort: index + 1, name };
    return someChapter(index === 2 ? facts : { ...facts, salesConfig: free });
  });
  const linkOf = (chapter: Chapter | undefined) => chapter && { ...chapter, thumbnail: null };
  const answers: Record<string, Answer> = { 'GET /novel/1': { data: someContentHome(listed) } };
  for (const [index, { id, name }] of listed.entries()) {
    const nextChapter = linkOf(listed[index + 1]) ?? null;
    const previousChapter = linkOf(listed[index - 1]) ?? null;
    const chapter = { ...view.chapter, id, name, nextChapter, previousChapter };
    answers[`GET /novel/1/chapter/${id}/product`] = { data: { ...view, chapter } };
    answers[`POST /novel/1/chapter/${id}/read`] = { data: null };
    answers[`POST /novel/1/chapter/${id}/read/finished`] = { data: null };
  }
  answers['GET /novel/1/chapter/epub'] = { bytes: testBook({ chapters: ['<p>All of it.</p>'] }) };
  const came = answerCalls(answers);
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  const words = { frame, reading, units, viewer };
  const { router } = await openSite({ edition, routes, at: '/novel/1/chapter/1/product', words });
  const isShown = (): boolean => document.querySelector('iframe') !== null;
  await expect.poll(isShown).toBe(true);

  await userEvent.keyboard('r');
  await expect.poll(() => speech.said.length).toBe(1);
  speech.tell('start');
  speech.tell('end');
  await expect.poll(() => router.state.location.pathname).toBe('/novel/1/chapter/2/product');
  await expect.poll(() => speech.said.length).toBe(2);
  speech.tell('start');
  came.length = 0;
  speech.tell('end');
  await userEvent.keyboard('r');
  await expect.poll(() => speech.said.length).toBe(3);
  expect(router.state.location.pathname).toBe('/novel/1/chapter/2/product');
  expect(came.filter((call) => call.includes('/chapter/3'))).toEqual([]);
});
