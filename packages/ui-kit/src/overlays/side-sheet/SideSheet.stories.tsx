import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#actions/button/Button.tsx';
import { SideSheet } from './SideSheet.tsx';
import { rightToLeft } from '#testing/right-to-left.tsx';

function Opened(props: ComponentProps<typeof SideSheet>) {
  const [open, setOpen] = useState(props.open);
  const close = (): void => {
    setOpen(false);
    props.onClose();
  };
  return (
    <div style={{ minBlockSize: '100dvh', padding: 'var(--hj-gutter)' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <SideSheet {...props} open={open} onClose={close} />
    </div>
  );
}

function links(words: readonly string[]) {
  return (
    <ul style={{ display: 'grid', gap: 'var(--hj-space-4)' }}>
      {words.map((word) => (
        <li key={word}>
          <a href="/">{word}</a>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  component: SideSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    title: 'Menu',
    closeLabel: 'Close menu',
    onClose: fn(),
    children: links(['Library', 'Comments', 'Settings', 'Notices', 'Help']),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof SideSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };

export const OpensAndReturnsTheFocus: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** What is longer than the screen scrolls; its head stays. */
export const Long: Story = {
  args: {
    children: links(Array.from({ length: 40 }, (_, index) => `Chapter ${index + 1}`)),
  },
};

export const LongestText: Story = {
  args: {
    title: 'Benachrichtigungseinstellungen und Kontoverwaltung',
    closeLabel: 'Menü schließen',
    children: links(['Nutzungsbedingungen', 'Datenschutzeinstellungen', 'Kommentarverlauf']),
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Korean: Story = {
  args: {
    title: '메뉴',
    closeLabel: '메뉴 닫기',
    children: links(['보관함', '내 댓글', '설정', '공지', '도움말']),
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: {
    title: 'メニュー',
    closeLabel: 'メニューを閉じる',
    children: links(['本棚', 'コメント履歴', '設定', 'お知らせ', 'ヘルプ']),
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  args: {
    title: 'القائمة',
    closeLabel: 'إغلاق القائمة',
    children: links(['المكتبة', 'التعليقات', 'الإعدادات']),
  },
  decorators: [rightToLeft],
};
