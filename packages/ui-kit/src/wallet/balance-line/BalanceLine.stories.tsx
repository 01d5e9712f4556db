import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceLine } from './BalanceLine.tsx';

const meta = {
  component: BalanceLine,
  args: {
    purchased: { label: 'Bought coins', amount: '1,000' },
    free: { label: 'Free coins', amount: '240' },
    tickets: { label: 'Tickets', amount: '3' },
    expiry: '120 free coins until 14 August',
  },
} satisfies Meta<typeof BalanceLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shortest: Story = {
  args: {
    purchased: { label: 'Bought', amount: '0' },
    free: { label: 'Free', amount: '0' },
    tickets: undefined,
    expiry: undefined,
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    purchased: { label: 'Gekaufte Münzen', amount: '1.234.567' },
    free: { label: 'Geschenkmünzenguthaben', amount: '999.999' },
    tickets: { label: 'Lesetickets', amount: '999' },
    expiry: '123.456 geschenkte Münzen verfallen am Donnerstag, dem 14. August 2025',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    purchased: { label: '구매 코인', amount: '1,000' },
    free: { label: '무료 코인', amount: '240' },
    tickets: { label: '이용권', amount: '3' },
    expiry: '무료 코인 120개가 8월 14일에 사라져요',
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    purchased: { label: '購入コイン', amount: '1,000' },
    free: { label: '無料コイン', amount: '240' },
    tickets: { label: 'チケット', amount: '3' },
    expiry: '無料コイン120枚の有効期限は8月14日まで',
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <BalanceLine {...args} />
    </div>
  ),
};
