import type { Meta, StoryObj } from '@storybook/react-vite';
import { adultHomeOf } from '#screens/fixtures/home.ts';
import { showsTitles, showsWayOn } from '#screens/plays.ts';
import { inEnglish, inKorean, onDesktop } from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/menu/all_comic/adult',
    answers: (works) => ({ getAdultHome: { data: adultHomeOf(works) } }),
  }),
  play: showsTitles(6),
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures are blurred until the age is verified. */
export const Korean: Story = { globals: inKorean };
export const EnglishDesktop: Story = { globals: { ...inEnglish, ...onDesktop } };
export const Empty: Story = {
  globals: inKorean,
  parameters: screenAt({
    answers: () => ({ getAdultHome: { data: { topBanner: [], sections: [] } } }),
  }),
  play: showsWayOn,
};
