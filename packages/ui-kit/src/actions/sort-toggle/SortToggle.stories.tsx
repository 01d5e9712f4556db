import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SortToggle } from './SortToggle.tsx';
import { rightToLeft } from '#testing/right-to-left.tsx';

const meta = {
  component: SortToggle<string>,
  args: {
    order: 'oldest',
    orders: [
      { order: 'oldest', label: 'Oldest first' },
      { order: 'newest', label: 'Newest first' },
    ],
    onOrder: fn(),
  },
  render: function Sorted(args) {
    const [order, setOrder] = useState(args.order);
    const turn = (next: string): void => {
      setOrder(next);
      args.onOrder(next);
    };
    return <SortToggle {...args} order={order} onOrder={turn} />;
  },
} satisfies Meta<typeof SortToggle<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Turned: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Oldest first' }));
    await expect(args.onOrder).toHaveBeenCalledWith('newest');
    await expect(canvas.getByRole('button', { name: 'Newest first' })).toHaveFocus();
  },
};

export const LongestText: Story = {
  args: {
    orders: [
      { order: 'oldest', label: 'Älteste Kapitel zuerst anzeigen' },
      { order: 'newest', label: 'Neueste Kapitel zuerst anzeigen' },
    ],
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Shortest: Story = {
  args: {
    orders: [
      { order: 'oldest', label: 'Old' },
      { order: 'newest', label: 'New' },
    ],
  },
};

export const Korean: Story = {
  args: {
    orders: [
      { order: 'oldest', label: '첫 화부터' },
      { order: 'newest', label: '최신 화부터' },
    ],
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: {
    orders: [
      { order: 'oldest', label: '1話から' },
      { order: 'newest', label: '最新話から' },
    ],
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  args: {
    orders: [
      { order: 'oldest', label: 'الأقدم أولًا' },
      { order: 'newest', label: 'الأحدث أولًا' },
    ],
  },
  decorators: [rightToLeft],
};
