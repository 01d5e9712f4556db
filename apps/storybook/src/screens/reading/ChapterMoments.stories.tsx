import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { bookOf, comicViewOf, novelViewOf } from '#screens/fixtures/chapter-views.ts';
import { knowsDirection } from '#screens/fixtures/known-direction.ts';
import { userOf } from '#screens/fixtures/member.ts';
import { patience, showsNotice } from '#screens/plays.ts';
import { handlerOf } from '#screens/setting/answers.ts';
import { inEnglish, inGerman, inJapanese, inKorean, onDesktop } from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { screenTime } from '#screens/setting/clock.ts';
import { service } from '#screens/setting/service.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';
import type { Works } from '#screens/setting/works.ts';

const hour = 3_600_000;
/** Where a member has read on, an hour ago, on a device of theirs that is not this one. */
function placeOf({ chapter }: ChapterView, position: { imageId: string; fraction: number } | null) {
  const at = new Date(Date.parse(screenTime) - hour).toISOString();
  const { name, sort, contentVersion } = chapter;
  const place = { chapterId: 1, chapterName: name, sort, share: 0.6, position, contentVersion, at };
  return { own: null, latest: place, furthest: null };
}

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/comic/1/chapter/1/product',
    remembers: knowsDirection('TTB'),
    answers: async (works) => {
      const view = await comicViewOf(works);
      return {
        getChapterView: { data: view },
        getPlaces: { data: placeOf(view, { imageId: 'page-3', fraction: 0 }) },
        readChapter: { data: null },
        keepPlaces: { data: null },
      };
    },
  }),
  play: showsNotice,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnElsewhere: Story = {
  globals: inKorean,
  parameters: screenAt({ user: userOf('ko-KR') }),
};
export const ReadOnElsewhereDesktop: Story = {
  globals: { ...inGerman, ...onDesktop },
  parameters: screenAt({ user: userOf('de-DE') }),
};
export const NovelReadOnElsewhere: Story = {
  // A book is set in the fonts of the machine: no picture of it would hold on another.
  tags: ['no-picture'],
  globals: inJapanese,
  parameters: screenAt({
    path: '/novel/90/chapter/1/product',
    user: userOf('ja-JP'),
    answers: async (works) => ({
      getChapterView: { data: novelViewOf(works) },
      getChapterEpub: { data: await bookOf(works) },
      getPlaces: { data: placeOf(novelViewOf(works), null) },
      readChapter: { data: null },
      keepPlaces: { data: null },
    }),
  }),
};

/** All pictures but the first cannot be had where they were. */
function withLostPictures(works: Works): Works {
  const url = 'data:image/png;base64,AAAA';
  return { ...works, pages: works.pages.map((page, at) => (at === 0 ? page : { ...page, url })) };
}

/** New addresses are refused: the chapter may not be read any more. */
const refused: Story = {
  parameters: screenAt({
    answers: async (works) => ({
      getChapterView: { data: await comicViewOf(withLostPictures(works)) },
      readChapter: { data: null },
    }),
  }),
  play: async (context) => {
    await waitFor(() => expect(document.querySelector('[data-image] img')).toBeVisible(), patience);
    await service(handlerOf({ getChapterView: { code: 404 } }));
    await showsNotice(context);
  },
};
export const RightEnded: Story = { ...refused, globals: inKorean };
export const RightEndedDesktop: Story = { ...refused, globals: { ...inEnglish, ...onDesktop } };

export const PreviewEnd: Story = {
  // What is around the end arrives as it is scrolled to.
  tags: ['no-picture'],
  globals: inJapanese,
  parameters: screenAt({ path: '/comic/1/chapter/1/trial' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('[data-image] img')).toBeVisible(), patience);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'この話をすべて読む' })).toBeVisible(),
    );
  },
};
