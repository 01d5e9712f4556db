import type { Meta, StoryObj } from '@storybook/react-vite';
import { commentHistoryOf, commentPageOf } from '#screens/fixtures/comments.ts';
import { userOf } from '#screens/fixtures/member.ts';
import { showsHeading, showsWayOn } from '#screens/plays.ts';
import {
  inEnglish,
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/comment/comic/1/10',
    answers: (works) => ({
      getComments: { data: commentPageOf(works) },
      getCommentHistory: { data: commentHistoryOf(works) },
      getAuthorComments: { data: commentHistoryOf(works) },
    }),
  }),
  play: showsHeading,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = {
  globals: inKorean,
  parameters: screenAt({ user: userOf('ko-KR') }),
};
export const GermanVisitor: Story = {
  globals: { ...inGerman, ...onSmallPhone },
};
export const JapaneseHistory: Story = {
  globals: { ...inJapanese, ...onDesktop },
  parameters: screenAt({ path: '/commenthistory', user: userOf('ja-JP') }),
};
export const Author: Story = {
  globals: inEnglish,
  parameters: screenAt({
    path: '/comment/user/1',
    answers: (works) => ({
      getAuthorComments: { data: { ...commentHistoryOf(works), readerId: null } },
    }),
  }),
};
export const Nothing: Story = {
  globals: inEnglish,
  parameters: screenAt({
    answers: (works) => ({
      getComments: { data: { ...commentPageOf(works), comments: [], total: 0 } },
    }),
  }),
  play: showsWayOn,
};
export const Offline: Story = {
  globals: inEnglish,
  parameters: screenAt({ answers: () => ({ getComments: 'offline' }) }),
  play: showsWayOn,
};
export const Waiting: Story = {
  globals: inEnglish,
  parameters: screenAt({ answers: () => ({ getComments: 'waiting' }) }),
};
