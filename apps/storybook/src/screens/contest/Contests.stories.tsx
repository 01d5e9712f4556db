import type { Meta, StoryObj } from '@storybook/react-vite';
import { contestResultOf, contestsOf } from '#screens/fixtures/contests.ts';
import { showsHeading } from '#screens/plays.ts';
import { inJapanese, onDesktop } from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const meta = {
  ...wholeScreen,
  globals: inJapanese,
  parameters: screenAt({
    path: '/event/contest',
    answers: (works) => ({
      getContests: { data: contestsOf(works) },
      getContestResult: { data: contestResultOf(works) },
    }),
  }),
  play: showsHeading,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Result: Story = {
  globals: { ...inJapanese, ...onDesktop },
  parameters: screenAt({ path: '/event/contest/110/result' }),
};
