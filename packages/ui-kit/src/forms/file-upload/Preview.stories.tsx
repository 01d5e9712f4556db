import type { Meta, StoryObj } from '@storybook/react-vite';
import { wideArt } from '#testing/art.ts';
import { Preview } from './Preview.tsx';

const meta = {
  component: Preview,
  args: { picture: wideArt('lighthouse-days') },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Preview {...args} />
    </div>
  ),
} satisfies Meta<typeof Preview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SentBefore: Story = {};
export const Chosen: Story = {
  args: {
    picture: new Blob(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="135"><rect width="240" height="135" fill="teal"/></svg>',
      ],
      { type: 'image/svg+xml' },
    ),
  },
};
