import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { coverArt } from '#testing/art.ts';
import { ProfileSummary } from './ProfileSummary.tsx';

const meta = {
  component: ProfileSummary,
  args: {
    nickname: 'Night Owl',
    avatar: coverArt('lane-nine').src,
    note: 'night.owl@example.com',
    href: '/userinfo',
    coins: { label: 'Coins', amount: '1,240', note: '1,000 bought, 240 free', href: '/coins' },
    tickets: { label: 'Tickets', amount: '3' },
  },
} satisfies Meta<typeof ProfileSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Coins 1,240' })).toHaveAttribute(
      'href',
      '/coins',
    );
  },
};

export const NoPicture: Story = { args: { avatar: null } };

export const Waiting: Story = { args: { coins: undefined, tickets: undefined } };

export const ExpiringSoon: Story = {
  args: { children: <p style={{ paddingBlock: 12 }}>120 free coins expire on 14 August</p> },
};

export const Shortest: Story = {
  args: {
    nickname: 'A',
    avatar: null,
    note: undefined,
    coins: { label: 'Coins', amount: '0' },
    tickets: { label: 'Tickets', amount: '0' },
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    nickname: 'Donaudampfschifffahrtskapitän',
    note: 'unterhaltungskuenstlerin.ausleidenschaft@beispiel-verlagsgruppe.example',
    coins: {
      label: 'Münzguthaben insgesamt',
      amount: '1.234.567',
      note: '1.000.000 gekauft, 234.567 geschenkt',
      href: '/coins',
    },
    tickets: { label: 'Lesetickets', amount: '999' },
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    nickname: '밤을 새우는 부엉이',
    avatar: coverArt('grandma-carries-the-team', 'ko-KR').src,
    coins: { label: '코인', amount: '1,240', note: '구매 1,000 · 무료 240', href: '/coins' },
    tickets: { label: '이용권', amount: '3장' },
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    nickname: '夜ふかしのふくろう',
    coins: { label: 'コイン', amount: '1,240', note: '購入 1,000・無料 240', href: '/coins' },
    tickets: { label: 'チケット', amount: '3枚' },
  },
};

export const RightToLeft: Story = {
  args: { nickname: 'بومة الليل' },
  render: (args) => (
    <div dir="rtl">
      <ProfileSummary {...args} />
    </div>
  ),
};
