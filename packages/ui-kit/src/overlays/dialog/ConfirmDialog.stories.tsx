import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    title: 'Read with 3 coins?',
    children: 'You will have 337 coins left.',
    confirmLabel: 'Read',
    cancelLabel: 'Not now',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <div style={{ minBlockSize: '100dvh' }}>
      <ConfirmDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Wide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };

/** Nothing to decide: a message with its door. */
export const Message: Story = {
  args: {
    title: 'This title has ended',
    children: 'It is no longer part of the catalogue.',
    confirmLabel: 'Back to Home',
    cancelLabel: undefined,
  },
};

/** What cannot be undone has a shape of its own and is never the first to get the focus. */
export const Danger: Story = {
  args: {
    danger: true,
    title: 'Delete this comment?',
    children: 'Answers to it go with it.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongestText: Story = {
  args: {
    title: 'Benachrichtigungen für Veröffentlichungen aktivieren?',
    children:
      'Wir benachrichtigen Sie, sobald ein neues Kapitel Ihrer abonnierten Fortsetzungsgeschichten veröffentlicht wird.',
    confirmLabel: 'Benachrichtigungen aktivieren',
    cancelLabel: 'Vorerst nicht aktivieren',
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Korean: Story = {
  args: {
    title: '코인 3개로 볼까요?',
    children: '보고 나면 코인 337개가 남아요.',
    confirmLabel: '보기',
    cancelLabel: '다음에',
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: {
    title: '3コインで読みますか？',
    children: '残りは337コインです。',
    confirmLabel: '読む',
    cancelLabel: 'キャンセル',
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
