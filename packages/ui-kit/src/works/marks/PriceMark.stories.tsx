import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceMark } from './PriceMark.tsx';

const meta = {
  component: PriceMark,
  args: { kind: 'wait', label: 'Wait until free' },
} satisfies Meta<typeof PriceMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Free: Story = { args: { kind: 'free', label: 'Free' } };
export const LongestText: Story = {
  args: { label: 'Gratis mit Wartezeit' },
  globals: { locale: 'de-DE', edition: 'global' },
};
export const Korean: Story = {
  args: { label: '기다리면 무료' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { label: '待てば無料' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
