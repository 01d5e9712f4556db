import type { Meta, StoryObj } from '@storybook/react-vite';
import { shutdownTimes } from '#screens/fixtures/app-config.ts';
import { userOf } from '#screens/fixtures/member.ts';
import { refundAsked, refundProfile } from '#screens/fixtures/refund.ts';
import { patience, showsHeading, showsSkeleton, showsWayOn } from '#screens/plays.ts';
import type { Play } from '#screens/plays.ts';
import { inVietnamese, onLongDesktop, onLongPhone } from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

/** The form is there, which waits for whether requests are taken. */
const showsForm: Play = async ({ canvas }) => {
  await canvas.findByRole('checkbox', {}, patience);
};

const meta = {
  ...wholeScreen,
  globals: { ...inVietnamese, ...onLongPhone },
  parameters: screenAt({
    path: '/refund/request',
    now: shutdownTimes.open,
    user: userOf('vi-VN'),
    answers: () => ({ getRefundMember: { data: refundProfile() } }),
  }),
  play: showsForm,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const FormDesktop: Story = { globals: { ...inVietnamese, ...onLongDesktop } };
export const Requested: Story = {
  parameters: screenAt({
    answers: () => ({ getRefundMember: { data: refundAsked('requested') } }),
  }),
};
export const TakenUp: Story = {
  parameters: screenAt({ answers: () => ({ getRefundMember: { data: refundAsked('taken_up') } }) }),
};
export const RefusedAfterTheWindow: Story = {
  parameters: screenAt({
    now: shutdownTimes.after,
    answers: () => ({
      getRefundMember: {
        data: {
          ...refundAsked('refused', 'Tên chủ tài khoản không khớp với thành viên.'),
          now: shutdownTimes.after,
        },
      },
    }),
  }),
  play: showsHeading,
};
export const Loading: Story = {
  globals: inVietnamese,
  parameters: screenAt({ answers: () => ({ getRefundMember: 'waiting' }) }),
  play: showsSkeleton,
};
export const Offline: Story = {
  globals: inVietnamese,
  parameters: screenAt({ answers: () => ({ getRefundMember: 'offline' }) }),
  play: showsWayOn,
};
