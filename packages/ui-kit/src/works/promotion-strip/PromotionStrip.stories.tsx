import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionStrip } from './PromotionStrip.tsx';

const meta = {
  component: PromotionStrip,
  args: {
    label: 'Promotions',
    promotions: [
      {
        kind: 'free',
        mark: 'Free for now',
        title: 'The first ten chapters',
        left: '3 days left',
        href: '#free',
      },
      {
        kind: 'discount',
        mark: 'Cheaper',
        title: 'Every chapter for 2 coins',
        left: '5 hr left',
        href: '#discount',
      },
      {
        kind: 'coinback',
        mark: 'Coins back',
        title: 'One coin back for each chapter',
        left: '40 min left',
        href: '#coinback',
      },
    ],
  },
} satisfies Meta<typeof PromotionStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    label: 'Aktionen',
    promotions: [
      {
        kind: 'coinback',
        mark: 'Münzen zurück',
        title: 'Für jedes gekaufte Kapitel der ersten drei Bände eine Münze zurück',
        left: 'Noch 23 Stunden',
        href: '#coinback',
      },
    ],
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Korean: Story = {
  args: {
    label: '프로모션',
    promotions: [
      {
        kind: 'free',
        mark: '지금 무료',
        title: '1화부터 10화까지',
        left: '3일 남음',
        href: '#free',
      },
    ],
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: {
    label: 'キャンペーン',
    promotions: [
      {
        kind: 'discount',
        mark: '割引',
        title: '全話2コイン',
        left: '残り5時間',
        href: '#discount',
      },
    ],
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <PromotionStrip {...args} />
    </div>
  ),
};
