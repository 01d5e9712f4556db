import { configureApi } from '@hanji/api-client/api.ts';
import { testSettings } from '@hanji/api-client/testing/settings.ts';
import { createStore } from '@hanji/edition/session/store.ts';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { contentApi } from '#endpoints/content.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someChapter } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';
import { useFindChapters } from './use-find-chapters.ts';

const path = { contentType: 'comic', contentId: 1 } as const;

beforeAll(() => configureApi(testSettings()));
afterEach(() => vi.restoreAllMocks());

/** A screen that finds chapters of a title; gives how often it was drawn, and what is held for it. */
async function openScreen() {
  const came = answerCalls({ 'GET /comic/1': { data: someContentHome([someChapter({ id: 2 })]) } });
  const store = createStore(localStorage);
  const drawn = vi.fn<(find: ReturnType<typeof useFindChapters>) => void>();
  function Screen() {
    drawn(useFindChapters(path));
    return null;
  }
  const screen = await render(
    <Provider store={store}>
      <Screen />
    </Provider>,
  );
  onTestFinished(() => screen.unmount());
  const [[find] = []] = drawn.mock.calls;
  if (!find) throw new Error('nothing was drawn');
  const held = () => contentApi.endpoints.getContent.select({ params: path })(store.getState());
  return { came, drawn, find, held, leave: () => screen.unmount() };
}

it('draws its screen no second time for what it finds', async () => {
  const { drawn, find } = await openScreen();
  const times = drawn.mock.calls.length;
  expect((await find([2])).map(({ chapter }) => chapter.id)).toEqual([2]);
  await new Promise(requestAnimationFrame);
  expect(drawn).toHaveBeenCalledTimes(times);
});

it('knows what it found as long as its screen stands, and asks again only anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { came, find, held, leave } = await openScreen();
  await find([2]);
  await find([2]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await find([2]);
  expect(came).toEqual(['GET /comic/1']);
  await find([2], true);
  expect(came).toEqual(['GET /comic/1', 'GET /comic/1']);
  await leave();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(held().isUninitialized).toBe(true);
});
