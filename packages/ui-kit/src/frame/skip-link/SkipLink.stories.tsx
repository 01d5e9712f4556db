import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  args: { to: 'main', children: 'Skip to content' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="main" tabIndex={-1} style={{ blockSize: 120 }} />
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is seen until the keyboard arrives. */
export const Unfocused: Story = {};

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

const focused: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link')).toHaveFocus();
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global' },
  args: { children: 'Direkt zum eigentlichen Inhalt dieser Seite springen' },
  play: focused,
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: { children: '본문으로 바로가기' },
  play: focused,
};

export const Shortest: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: { children: '本文へ移動' },
  play: focused,
};
