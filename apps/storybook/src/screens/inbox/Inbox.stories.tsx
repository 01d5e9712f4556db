import type { Meta, StoryObj } from '@storybook/react-vite';
import { giftsOf, messagesOf, missionsOf } from '#screens/fixtures/inbox.ts';
import { userOf } from '#screens/fixtures/member.ts';
import { patience, showsHeading, showsSkeleton, showsTitles, showsWayOn } from '#screens/plays.ts';
import type { Play } from '#screens/plays.ts';
import {
  inChinese,
  inEnglish,
  inFrench,
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

/** The gifts, and what of them is new in the header. */
const showsBadge: Play = async (context) => {
  await showsTitles(6)(context);
  await context.canvas.findByRole('link', { name: /(선물함|受取ボックス|Postfach), / }, patience);
};

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/inbox/gift',
    user: userOf('ko-KR'),
    answers: (works) => ({
      getGifts: { data: giftsOf(works) },
      getMessages: { data: messagesOf(works) },
      getMissions: { data: missionsOf(works) },
      getInboxNews: { data: { gift: 0, message: 0, mission: 1 } },
    }),
  }),
  play: showsTitles(1),
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { globals: inKorean, play: showsBadge };
export const JapaneseOnDesktop: Story = {
  globals: { ...inJapanese, ...onDesktop },
  play: showsBadge,
};
export const GermanOnSmallPhone: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  play: showsBadge,
};
export const FrenchMessages: Story = {
  globals: inFrench,
  parameters: screenAt({ path: '/inbox/message' }),
};
export const ChineseMissions: Story = {
  globals: inChinese,
  parameters: screenAt({ path: '/inbox/mission' }),
};
export const Nothing: Story = {
  globals: inEnglish,
  parameters: screenAt({ answers: () => ({ getGifts: { data: [] } }) }),
  play: showsWayOn,
};
export const Waiting: Story = {
  globals: inEnglish,
  parameters: screenAt({ answers: () => ({ getGifts: 'waiting' }) }),
  play: showsSkeleton,
};
export const Offline: Story = {
  globals: inEnglish,
  parameters: screenAt({ answers: () => ({ getGifts: 'offline' }) }),
  play: showsHeading,
};
