import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberOf, userOf, verifiedAdult } from '#screens/fixtures/member.ts';
import { showsHeading, showsSkeleton, showsWayOn, unfoldsHeader } from '#screens/plays.ts';
import {
  inFrench,
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onLongPhone,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/userinfo',
    user: userOf('ko-KR'),
    answers: (works) => ({
      getProfile: { data: memberOf(works) },
      getMature: { data: verifiedAdult() },
    }),
  }),
  play: showsWayOn,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { globals: { ...inKorean, ...onLongPhone } };
export const JapaneseDesktop: Story = {
  globals: { ...inJapanese, ...onDesktop },
  play: unfoldsHeader,
};
export const German: Story = { globals: { ...inGerman, ...onSmallPhone } };
export const Waiting: Story = {
  globals: inKorean,
  parameters: screenAt({ answers: () => ({ getProfile: 'waiting' }) }),
  play: showsSkeleton,
};
export const Offline: Story = {
  globals: inJapanese,
  parameters: screenAt({ answers: () => ({ getProfile: 'offline' }) }),
};
export const FrenchAccount: Story = {
  globals: { ...inFrench, ...onSmallPhone },
  parameters: screenAt({ path: '/account' }),
};
export const JapaneseDeletion: Story = {
  globals: { ...inJapanese, ...onLongPhone },
  parameters: screenAt({ path: '/account/delete' }),
  play: showsHeading,
};
