import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { wideArt } from '#testing/art.ts';
import { PopUpNotification } from './PopUpNotification.tsx';

const forLong = 60_000;
const meta = {
  component: PopUpNotification,
  parameters: { layout: 'fullscreen' },
  args: { text: 'Reading from right to left', duration: forLong, onHide: fn() },
  render: (args) => (
    <div style={{ minBlockSize: '60dvh', padding: 'var(--hj-gutter)' }}>
      <PopUpNotification {...args} />
    </div>
  ),
} satisfies Meta<typeof PopUpNotification>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading from right to left');
  },
};

/** Over the work, whatever its colours. */
export const OverTheWork: Story = {
  render: (args) => (
    <div style={{ minBlockSize: '100dvh' }}>
      <img
        src={wideArt('lane-nine')}
        alt=""
        style={{ inlineSize: '100%', blockSize: '100dvh', objectFit: 'cover' }}
      />
      <PopUpNotification {...args} />
    </div>
  ),
};

export const Silent: Story = { args: { text: null } };

export const LongestText: Story = {
  args: {
    text: 'Die Bildschirmhelligkeitseinstellungen wurden auf die Systemeinstellungen zurückgesetzt.',
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = { args: { text: 'OK' } };
export const Korean: Story = {
  args: { text: '오른쪽에서 왼쪽으로 읽어요' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { text: '右から左に読みます' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
