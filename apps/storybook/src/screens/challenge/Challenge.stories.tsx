import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  challengeContentOf,
  challengeHomeOf,
  challengeTitlesOf,
} from '#screens/fixtures/challenge.ts';
import { userOf } from '#screens/fixtures/member.ts';
import { showsHeading, showsTitles, showsWayOn } from '#screens/plays.ts';
import { inJapanese, onDesktop } from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const meta = {
  ...wholeScreen,
  globals: inJapanese,
  parameters: screenAt({
    path: '/challenge',
    user: userOf('ja-JP'),
    answers: (works) => ({
      getChallengeHome: { data: challengeHomeOf(works) },
      getChallengeContents: { data: challengeTitlesOf(works) },
      getChallengeContent: { data: { content: challengeContentOf(works) } },
    }),
  }),
  play: showsHeading,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { play: showsTitles(8) };
export const HomeDesktop: Story = {
  globals: { ...inJapanese, ...onDesktop },
  play: showsTitles(8),
};
export const Title: Story = { parameters: screenAt({ path: '/challenge/comic/1' }) };
export const NothingFound: Story = {
  parameters: screenAt({
    path: '/challenge/search/灯台',
    answers: (works) => ({
      searchChallenge: { data: { ...challengeTitlesOf(works), contents: [] } },
    }),
  }),
  play: showsWayOn,
};
