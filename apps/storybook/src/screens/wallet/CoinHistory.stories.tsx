import type { Meta, StoryObj } from '@storybook/react-vite';
import { distributedCoinsOf, someInventory, usedCoinsOf } from '#screens/fixtures/coin-history.ts';
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
    path: '/coin/history/distributed',
    user: userOf('ko-KR'),
    answers: (works) => ({
      getInventory: { data: someInventory },
      getDistributedCoins: { data: distributedCoinsOf(works) },
      getUsedCoins: { data: usedCoinsOf(works) },
    }),
  }),
  play: showsHeading,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { globals: inKorean };
export const GermanUsed: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  parameters: screenAt({ path: '/coin/history/used' }),
};
export const JapaneseUsed: Story = {
  globals: { ...inJapanese, ...onDesktop },
  parameters: screenAt({ path: '/coin/history/used?kind=unlock&months=3' }),
};
export const Nothing: Story = {
  globals: inEnglish,
  parameters: screenAt({
    path: '/coin/history/used',
    answers: () => ({
      getInventory: { data: someInventory },
      getUsedCoins: { data: { entries: [], nextCursor: null } },
    }),
  }),
  play: showsWayOn,
};
export const Waiting: Story = {
  globals: inEnglish,
  parameters: screenAt({ answers: () => ({ getDistributedCoins: 'waiting' }) }),
};
