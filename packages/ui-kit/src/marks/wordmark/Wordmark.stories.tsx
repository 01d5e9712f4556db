import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Wordmark } from './Wordmark.tsx';

const meta = {
  component: Wordmark,
  args: { label: 'Hanji' },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hanji' })).toBeVisible();
  },
};

/** The sheet has the accent of its edition. */
export const Korean: Story = { globals: { locale: 'ko-KR', edition: 'ko' } };
export const Refund: Story = { globals: { locale: 'vi-VN', edition: 'vi-refund' } };
