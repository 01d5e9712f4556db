import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoinHistoryRow } from './CoinHistoryRow.tsx';

const meta = {
  component: CoinHistoryRow,
  args: {
    title: 'Lighthouse Days',
    detail: '12. The lamp goes out',
    href: '/comic/1',
    date: '3 May 2025',
    dateTime: '2025-05-03',
    amount: '−3',
    amountLabel: '3 coins used',
    kind: 'used',
  },
} satisfies Meta<typeof CoinHistoryRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lighthouse Days' })).toBeVisible();
  },
};

export const Received: Story = {
  args: {
    title: 'Welcome gift',
    detail: 'Free coins',
    href: undefined,
    amount: '+100',
    amountLabel: '100 coins received',
    kind: 'distributed',
    expiry: 'until 14 August 2025',
  },
};

export const Expired: Story = { args: { ...Received.args, expiry: 'expired' } };

export const Shortest: Story = {
  args: { title: 'A', detail: undefined, href: undefined, amount: '−1', date: '3/5' },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    title: 'Die Donaudampfschifffahrtsgesellschaftskapitänin und die Leuchtturmwärterin',
    detail: '128. Das Licht geht aus, und niemand im Dorf hat es bemerkt',
    date: '3. September 2025',
    amount: '+1.234.567',
    amountLabel: '1.234.567 Münzen erhalten',
    kind: 'distributed',
    expiry: 'verfallen am 14. September 2026',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    title: '할머니 캐리',
    detail: '12화. 한타는 김장처럼',
    date: '2025. 5. 3.',
    amount: '−3',
    amountLabel: '3코인 사용',
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    title: 'ばあちゃん無双',
    detail: '第12話 集団戦は漬物のように',
    date: '2025年5月3日',
    amount: '−3',
    amountLabel: '3コイン使用',
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <CoinHistoryRow {...args} />
    </div>
  ),
};
