import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rail } from './Rail.tsx';
import { storyCards } from './story-cards.tsx';

const meta = {
  component: Rail,
  args: { kind: 'normal', children: storyCards('normal', 8) },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is there before any script: it scrolls and snaps by itself. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const view = canvasElement.querySelector('div:has(> ul)');
    await expect(view?.scrollWidth).toBeGreaterThan(view?.clientWidth ?? 0);
  },
};
