import type { Meta, StoryObj } from '@storybook/react-vite';
import { shutdownTimes } from '#screens/fixtures/app-config.ts';
import { userOf } from '#screens/fixtures/member.ts';
import { refundChapters } from '#screens/fixtures/refund.ts';
import { patience, showsSkeleton, showsWayOn } from '#screens/plays.ts';
import type { Play } from '#screens/plays.ts';
import { inVietnamese, onDesktop } from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const showsChapters: Play = async ({ canvas }) => {
  await canvas.findAllByRole('listitem', {}, patience);
};

const meta = {
  ...wholeScreen,
  globals: inVietnamese,
  parameters: screenAt({
    path: '/refund/detail',
    now: shutdownTimes.open,
    user: userOf('vi-VN'),
    answers: () => ({ getRefundChapters: { data: refundChapters(30, 41) } }),
  }),
  play: showsChapters,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chapters: Story = {};
export const ChaptersDesktop: Story = { globals: { ...inVietnamese, ...onDesktop } };
export const Nothing: Story = {
  parameters: screenAt({
    answers: () => ({
      getRefundChapters: { data: { ...refundChapters(0, 0), refundTotalAmount: 0 } },
    }),
  }),
  play: showsWayOn,
};
export const Loading: Story = {
  parameters: screenAt({ answers: () => ({ getRefundChapters: 'waiting' }) }),
  play: showsSkeleton,
};
export const Failed: Story = {
  parameters: screenAt({ answers: () => ({ getRefundChapters: { code: 400 } }) }),
  play: showsWayOn,
};
