import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { coverArt } from '#testing/art.ts';
import { brokenPicture } from '#testing/pictures.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  component: Avatar,
  args: { src: coverArt('lane-nine').src, label: 'Min-seo' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FailedPicture: Story = {
  args: { src: brokenPicture },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Min-seo' })).toHaveAttribute('data-drawn-reader'),
    );
  },
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[coverArt('lane-nine').src, null].map((src) => (
        <div key={src} style={{ display: 'flex', gap: 16, alignItems: 'end' }}>
          {([32, 40, 64, 96] as const).map((size) => (
            <Avatar key={size} src={src} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};
