import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Toast } from './Toast.tsx';
import { rightToLeft } from '#testing/right-to-left.tsx';

const onAction = fn();
const meta = {
  component: Toast,
  args: {
    toast: { id: 'a', text: 'Added to your library' },
    closeLabel: 'Close notice',
    onClose: fn(),
  },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close notice' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Success: Story = {
  args: { toast: { id: 'a', text: 'Chapters 8 to 12 are yours', kind: 'success' } },
};
export const Failure: Story = {
  args: {
    toast: {
      id: 'a',
      text: 'The comment could not be sent',
      kind: 'error',
      action: { label: 'Try again', onAction },
    },
  },
};
export const WithAction: Story = {
  args: { toast: { id: 'a', text: 'Comment deleted', action: { label: 'Undo', onAction } } },
  play: async ({ canvas, args }) => {
    onAction.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongestText: Story = {
  args: {
    closeLabel: 'Benachrichtigung schließen',
    toast: {
      id: 'a',
      kind: 'error',
      text: 'Ihre Benachrichtigungseinstellungen konnten nicht gespeichert werden',
      action: { label: 'Erneut versuchen', onAction },
    },
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = { args: { toast: { id: 'a', text: 'OK' } } };
export const Korean: Story = {
  args: {
    closeLabel: '알림 닫기',
    toast: {
      id: 'a',
      text: '보관함에 담았어요',
      kind: 'success',
      action: { label: '보기', onAction },
    },
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: {
    closeLabel: '通知を閉じる',
    toast: {
      id: 'a',
      text: '本棚に追加しました',
      kind: 'success',
      action: { label: '見る', onAction },
    },
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  args: {
    closeLabel: 'إغلاق',
    toast: {
      id: 'a',
      text: 'تمت الإضافة إلى مكتبتك',
      kind: 'success',
      action: { label: 'عرض', onAction },
    },
  },
  decorators: [rightToLeft],
};
