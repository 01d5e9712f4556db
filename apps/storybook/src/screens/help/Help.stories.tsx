import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentOf, documentPageOf, olderTerms } from '#screens/fixtures/help.ts';
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
    path: '/document/faq',
    answers: (works) => ({
      getDocuments: { data: documentPageOf(works, 'faq') },
      getDocument: { data: documentOf(works, 'faq') },
    }),
  }),
  play: showsHeading,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KoreanAnswers: Story = { globals: inKorean };
export const GermanAnswers: Story = { globals: { ...inGerman, ...onSmallPhone } };
export const JapaneseNotice: Story = {
  globals: { ...inJapanese, ...onDesktop },
  parameters: screenAt({
    path: '/document/notice/detail?id=1',
    answers: (works) => ({ getDocument: { data: documentOf(works, 'notice') } }),
  }),
};
export const NoNotices: Story = {
  globals: inEnglish,
  parameters: screenAt({
    path: '/document/notice',
    answers: (works) => {
      const { page } = documentPageOf(works, 'notice');
      return {
        getDocuments: { data: { documents: [], categories: [], page: { ...page, total: 0 } } },
      };
    },
  }),
  play: showsWayOn,
};
export const Offline: Story = {
  globals: inEnglish,
  parameters: screenAt({ answers: () => ({ getDocuments: 'offline' }) }),
  play: showsWayOn,
};
export const Waiting: Story = {
  globals: inEnglish,
  parameters: screenAt({ answers: () => ({ getDocuments: 'waiting' }) }),
};
export const OlderTerms: Story = {
  globals: inJapanese,
  parameters: screenAt({
    path: '/legal/terms_of_use/1.0',
    answers: () => ({ getConsentVersion: { data: olderTerms } }),
  }),
};
export const GermanInquiry: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  parameters: screenAt({ path: '/inquiry' }),
};
export const EnglishInquiry: Story = {
  globals: { ...inEnglish, ...onDesktop },
  parameters: screenAt({ path: '/inquiry' }),
};
