import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AgeLabel } from './AgeLabel.tsx';

const meta = {
  component: AgeLabel,
  args: { short: '12', label: 'Teen' },
} satisfies Meta<typeof AgeLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Teen' })).toBeVisible(),
};
export const All: Story = { args: { short: 'All', label: 'All ages' } };
export const Fifteen: Story = { args: { short: '15', label: 'Teens and Up' } };
export const Mature: Story = { args: { short: '19', label: 'Mature', adult: true } };
export const LongestText: Story = {
  args: { short: 'Alle', label: 'Ohne Altersbeschränkung' },
  globals: { locale: 'de-DE', edition: 'global' },
};
export const Korean: Story = {
  args: { short: '전체', label: '전체 이용가' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { short: '全', label: '全年齢' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
