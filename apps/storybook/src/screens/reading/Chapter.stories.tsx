import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { keptNovel } from '#screens/fixtures/kept-novel.ts';
import { bookOf, comicViewOf, novelViewOf } from '#screens/fixtures/chapter-views.ts';
import { knowsDirection } from '#screens/fixtures/known-direction.ts';
import { commentPageOf } from '#screens/fixtures/comments.ts';
import { patience, showsNotice, showsSkeleton, showsWayOn, type Play } from '#screens/plays.ts';
import { inEnglish, inJapanese, inKorean, onDesktop, onTablet } from '#screens/setting/globals.ts';
import { handlerOf } from '#screens/setting/answers.ts';
import { service } from '#screens/setting/service.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const comic = '/comic/1/chapter/1/product';
const novel = '/novel/90/chapter/1/product';
const showsPages: Play = async ({ canvas }) => {
  await waitFor(() => {
    const images = canvas.getAllByRole('img').filter((image) => image instanceof HTMLImageElement);
    return expect(images.some((image) => image.complete && image.naturalWidth > 1)).toBe(true);
  }, patience);
};

/** The book's words are in a frame of their own. */
const showsWords: Play = async ({ canvasElement }) => {
  await waitFor(() => {
    const words = canvasElement.querySelector('iframe')?.contentDocument?.body.textContent ?? '';
    return expect(words.length).toBeGreaterThan(200);
  }, patience);
};

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: comic,
    remembers: knowsDirection('TTB'),
    answers: async (works) => ({
      getChapterView: { data: await comicViewOf(works) },
      getComments: { data: commentPageOf(works) },
      readChapter: { data: null },
      finishChapter: { data: null },
    }),
  }),
  play: showsPages,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Comic: Story = { globals: inKorean };
export const ComicDesktop: Story = { globals: { ...inEnglish, ...onDesktop } };

/** The bars stay while a keyboard stands in them. */
export const ComicControls: Story = {
  globals: inKorean,
  play: async (context) => {
    await showsPages(context);
    await userEvent.click(context.canvas.getByRole('button', { name: '메뉴 보기' }));
    await waitFor(() => {
      context.canvasElement.querySelector<HTMLElement>('[data-shown="true"] a')?.focus();
      return expect(document.activeElement).toHaveAccessibleName('작품 홈으로');
    });
  },
};
export const ComicEnd: Story = {
  // What is around the end arrives as it is scrolled to.
  tags: ['no-picture'],
  globals: inJapanese,
  play: async (context) => {
    await showsPages(context);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(scrollY).toBeGreaterThan(0));
  },
};
export const ComicPages: Story = {
  globals: { ...inJapanese, ...onTablet },
  parameters: screenAt({
    remembers: knowsDirection('RTL'),
    answers: async (works) => ({ getChapterView: { data: await comicViewOf(works, 'RTL') } }),
  }),
};
export const ComicLoading: Story = {
  globals: inKorean,
  parameters: screenAt({ answers: () => ({ getChapterView: 'waiting' }) }),
  play: showsSkeleton,
};
export const ComicMissing: Story = {
  globals: inKorean,
  parameters: screenAt({ answers: () => ({ getChapterView: { code: 404 } }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', {}, patience);
  },
};

const novels = screenAt({
  path: novel,
  answers: async (works) => ({
    getChapterView: { data: novelViewOf(works) },
    getChapterEpub: { data: await bookOf(works) },
    readChapter: { data: null },
  }),
});
// A book is set in the fonts of the machine: no picture of it would hold on another.
const book: Story = { parameters: novels, play: showsWords, tags: ['no-picture'] };
export const Novel: Story = { ...book, globals: inKorean };
export const NovelJapanese: Story = { ...book, globals: inJapanese };
export const NovelDesktop: Story = { ...book, globals: { ...inEnglish, ...onDesktop } };

/** A chapter that this device does not keep, or whose right to be read is over, without a connection. */
const unreached = screenAt({
  // No story reads this one: what another has read, the browser keeps.
  path: '/novel/90/chapter/404/product',
  offline: true,
  answers: () => ({ getChapterView: 'offline' }),
});
export const NovelOffline: Story = {
  globals: inKorean,
  parameters: unreached,
  play: showsWayOn,
};
export const NovelOfflineDesktop: Story = {
  globals: { ...inEnglish, ...onDesktop },
  parameters: unreached,
  play: showsWayOn,
};

/** A chapter that this device keeps, read without a connection. */
const kept: Story = {
  ...book,
  parameters: screenAt({
    path: keptNovel.path,
    offline: true,
    remembers: knowsDirection('TTB'),
    answers: async (works) => {
      await keptNovel.keep(works);
      return { getChapterView: 'offline', getChapterEpub: 'offline', readChapter: 'offline' };
    },
  }),
};
export const NovelKept: Story = { ...kept, globals: inKorean };
export const NovelKeptDesktop: Story = { ...kept, globals: { ...inEnglish, ...onDesktop } };

/** The connection is there again, and the service says that the chapter may not be read any more. */
const ended: Story = {
  ...kept,
  play: async (context) => {
    await showsWords(context);
    await service(handlerOf({ getChapterView: { code: 404 } }));
    dispatchEvent(new Event('online'));
    await showsNotice(context);
  },
};
export const NovelRightEnded: Story = { ...ended, globals: inKorean };
export const NovelRightEndedDesktop: Story = { ...ended, globals: { ...inEnglish, ...onDesktop } };
