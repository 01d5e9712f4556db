import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ToastMessage } from './toast-message.ts';
import { ToastRegion } from './ToastRegion.tsx';

const forLong = 60_000;
const meta = {
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Notices',
    closeLabel: 'Close notice',
    duration: forLong,
    onClose: fn(),
    toasts: [
      { id: 'a', text: 'Added to your library', kind: 'success' },
      { id: 'b', text: 'Chapter 12 is ready to read' },
    ],
  },
  render: function Kept(args) {
    const [toasts, setToasts] = useState<readonly ToastMessage[]>(args.toasts);
    const close = (id: string): void => {
      setToasts((all) => all.filter((toast) => toast.id !== id));
      args.onClose(id);
    };
    return (
      <div style={{ minBlockSize: '60dvh' }}>
        <ToastRegion {...args} toasts={toasts} onClose={close} />
      </div>
    );
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above the foot of the screen, clear of its main action. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to your library');
  },
};
export const Wide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };
export const Silent: Story = { args: { toasts: [] } };

export const OneAfterTheOther: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close notice' }));
    await expect(args.onClose).toHaveBeenCalledWith('a');
    await expect(canvas.getByRole('status')).toHaveTextContent('Chapter 12 is ready to read');
  },
};

export const Failure: Story = {
  args: { toasts: [{ id: 'e', text: 'The purchase did not go through', kind: 'error' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The purchase did not go through');
  },
};

export const LongestText: Story = {
  args: {
    label: 'Benachrichtigungen',
    closeLabel: 'Benachrichtigung schließen',
    toasts: [
      { id: 'a', text: 'Ihre Benachrichtigungseinstellungen wurden erfolgreich gespeichert.' },
    ],
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Korean: Story = {
  args: {
    label: '알림',
    closeLabel: '알림 닫기',
    toasts: [{ id: 'a', text: '보관함에 담았어요' }],
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: {
    label: 'お知らせ',
    closeLabel: '通知を閉じる',
    toasts: [{ id: 'a', text: '本棚に追加しました' }],
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
