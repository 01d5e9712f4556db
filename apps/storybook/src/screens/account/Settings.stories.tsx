import type { Meta, StoryObj } from '@storybook/react-vite';
import { devicesOf, memberOf, userOf, verifiedAdult } from '#screens/fixtures/member.ts';
import { expect, waitFor } from 'storybook/test';
import { patience, showsWayOn, type Play } from '#screens/plays.ts';
import {
  inChinese,
  inEnglish,
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import type { Answers } from '#screens/setting/answers.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';
import type { Works } from '#screens/setting/works.ts';

function membersOwn(works: Works): Answers {
  return {
    getProfile: { data: memberOf(works) },
    getMature: { data: verifiedAdult() },
    getSignedInDevices: { data: devicesOf() },
  };
}

const notices: Answers = {
  getPushKey: { data: { publicKey: 'BKey' } },
  getNoticeSettings: {
    data: {
      kinds: {
        newChapter: true,
        gift: true,
        giftEnding: true,
        inquiryAnswered: true,
        refund: true,
      },
      night: false,
    },
  },
};

const coming = screenAt({
  answers: () => ({
    getProfile: 'waiting',
    getMature: 'waiting',
    getPushKey: 'waiting',
    getNoticeSettings: 'waiting',
  }),
});

/** The notices' heading is there, whose words and code come last. */
const showsNotices: Play = async ({ canvas }) => {
  await waitFor(
    () => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1),
    patience,
  );
};

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/setting',
    user: userOf('ko-KR'),
    answers: membersOwn,
  }),
  play: showsWayOn,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { globals: inKorean };
export const KoreanNotices: Story = {
  globals: inKorean,
  parameters: screenAt({ answers: (works) => ({ ...membersOwn(works), ...notices }) }),
  play: showsNotices,
};
export const KoreanComing: Story = {
  globals: inKorean,
  parameters: coming,
  play: showsNotices,
};
export const GermanComingDesktop: Story = {
  globals: { ...inGerman, ...onDesktop },
  parameters: coming,
  play: showsNotices,
};
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
