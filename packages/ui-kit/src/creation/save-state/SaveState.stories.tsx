import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveState } from './SaveState.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: SaveState,
  args: { state: 'saved', text: 'Saved at 14:05' },
} satisfies Meta<typeof SaveState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saving: Story = { args: { state: 'saving', text: 'Saving…' } };

export const Kept: Story = {
  args: { state: 'kept', text: 'You are offline. Kept on this device.' },
};

const retry = fn();

export const Failed: Story = {
  args: {
    state: 'failed',
    text: 'Not saved.',
    action: { label: 'Try again', onAction: retry },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    state: 'clash',
    text: 'Zwischenzeitlich wurde dieses Kapitel in einem anderen Browserfenster geändert.',
    action: { label: 'Unterschiede ansehen', onAction: fn() },
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: { text: '14:05に保存しました' },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: { text: 'حُفظ في 14:05' },
};
