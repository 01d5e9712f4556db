import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionMark } from './PromotionMark.tsx';

const meta = {
  component: PromotionMark,
  args: { kind: 'free', label: 'Free for now' },
} satisfies Meta<typeof PromotionMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Discount: Story = { args: { kind: 'discount', label: 'Cheaper' } };
export const CoinBack: Story = { args: { kind: 'coinback', label: 'Coins back' } };
export const LongestText: Story = {
  args: { kind: 'coinback', label: 'Münzen zurück' },
  globals: { locale: 'de-DE', edition: 'global' },
};
export const Korean: Story = {
  args: { kind: 'discount', label: '할인' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { kind: 'coinback', label: 'コイン還元' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
