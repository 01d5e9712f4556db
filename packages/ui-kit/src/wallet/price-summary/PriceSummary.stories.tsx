import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceSummary } from './PriceSummary.tsx';

const meta = {
  component: PriceSummary,
  args: {
    label: 'What will be used',
    uses: [
      { means: 'freeCoins', label: 'Free coins', amount: '2' },
      { means: 'paidCoins', label: 'Bought coins', amount: '1' },
    ],
    left: { label: 'Left after', amount: '238 coins' },
  },
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ticket: Story = {
  args: {
    uses: [{ means: 'ticket', label: 'Ticket', amount: '1' }],
    left: { label: 'Left after', amount: '2 tickets' },
  },
};

export const Gauge: Story = {
  args: {
    uses: [{ means: 'gauge', label: 'Free by waiting', amount: '1 chapter' }],
    left: { label: 'Next one', amount: 'in 23 hours' },
  },
};

export const CoinsBack: Story = {
  args: { back: { label: 'Comes back', amount: '1 free coin' } },
};

export const NotEnough: Story = {
  args: {
    uses: [{ means: 'paidCoins', label: 'Bought coins', amount: '3' }],
    left: undefined,
    missing: { label: 'Not enough coins', amount: '2 missing' },
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Das wird für dieses Kapitel verwendet',
    uses: [
      { means: 'freeCoins', label: 'Geschenkte Münzen, die zuerst verfallen', amount: '999.999' },
      { means: 'paidCoins', label: 'Gekaufte Münzen', amount: '1.234.567 Münzen' },
    ],
    back: { label: 'Sie erhalten zurück', amount: '12 geschenkte Münzen' },
    left: { label: 'Danach bleiben Ihnen', amount: '238 Münzen' },
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '사용되는 것',
    uses: [
      { means: 'freeCoins', label: '무료 코인', amount: '2코인' },
      { means: 'paidCoins', label: '구매 코인', amount: '1코인' },
    ],
    left: { label: '남는 코인', amount: '238코인' },
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: '使用するもの',
    uses: [{ means: 'ticket', label: 'チケット', amount: '1枚' }],
    left: { label: '使用後の残り', amount: '2枚' },
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <PriceSummary {...args} />
    </div>
  ),
};
