import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleOf, noTitlesOf, ownTitlesOf } from '#screens/fixtures/desk.ts';
import { userOf } from '#screens/fixtures/member.ts';
import { showsHeading, showsTitles, showsWayOn } from '#screens/plays.ts';
import { inJapanese, onDesktop } from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const meta = {
  ...wholeScreen,
  globals: inJapanese,
  parameters: screenAt({
    path: '/manage/title',
    user: userOf('ja-JP'),
    answers: (works) => ({
      getOwnTitles: { data: ownTitlesOf(works) },
      getOwnArticle: { data: articleOf(works) },
    }),
  }),
  play: showsHeading,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titles: Story = { play: showsTitles(4) };
export const NoTitles: Story = {
  parameters: screenAt({ answers: () => ({ getOwnTitles: { data: noTitlesOf() } }) }),
  play: showsWayOn,
};
export const Article: Story = {
  globals: { ...inJapanese, ...onDesktop },
  parameters: screenAt({ path: '/manage/article/1/5' }),
  play: async (context) => {
    await showsHeading(context);
    await context.canvas.findByText('001.png');
  },
};
