import type { Meta, StoryObj } from '@storybook/react-vite';
import { OriginMark } from './OriginMark.tsx';

const meta = {
  component: OriginMark,
  args: { kind: 'original', label: 'Original' },
} satisfies Meta<typeof OriginMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Exclusive: Story = { args: { kind: 'exclusive', label: 'Exclusive' } };
export const LongestText: Story = {
  args: { kind: 'exclusive', label: 'Exklusiv bei uns' },
  globals: { locale: 'de-DE', edition: 'global' },
};
export const Korean: Story = {
  args: { kind: 'exclusive', label: '독점' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { label: 'オリジナル' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
