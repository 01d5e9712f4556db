import type { Meta, StoryObj } from '@storybook/react-vite';
import { devicesOf, memberOf, userOf, verifiedAdult } from '#screens/fixtures/member.ts';
import { showsWayOn } from '#screens/plays.ts';
import {
  inChinese,
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
    path: '/setting',
    user: userOf('ko-KR'),
    answers: (works) => ({
      getProfile: { data: memberOf(works) },
      getMature: { data: verifiedAdult() },
      getSignedInDevices: { data: devicesOf() },
    }),
  }),
  play: showsWayOn,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { globals: inKorean };
export const ChineseDesktop: Story = { globals: { ...inChinese, ...onDesktop } };
export const EnglishDevices: Story = {
  globals: inEnglish,
  parameters: screenAt({ path: '/userinfo/devices' }),
};
export const GermanEmail: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  parameters: screenAt({ path: '/userinfo/changeemail' }),
};
export const JapanesePassword: Story = {
  globals: inJapanese,
  parameters: screenAt({ path: '/userinfo/password' }),
};
export const KoreanVerified: Story = {
  globals: inKorean,
  parameters: screenAt({ path: '/maturecertificate' }),
};
