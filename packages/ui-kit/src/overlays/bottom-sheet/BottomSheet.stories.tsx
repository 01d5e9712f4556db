import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#actions/button/Button.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { rightToLeft } from '#testing/right-to-left.tsx';

function Opened(props: ComponentProps<typeof BottomSheet>) {
  const [open, setOpen] = useState(props.open);
  const close = (): void => {
    setOpen(false);
    props.onClose();
  };
  return (
    <div style={{ minBlockSize: '100dvh', padding: 'var(--hj-gutter)' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <BottomSheet {...props} open={open} onClose={close} />
    </div>
  );
}

function lines(words: readonly string[]) {
  return (
    <ul style={{ display: 'grid', gap: 'var(--hj-space-4)' }}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}

const meta = {
  component: BottomSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    title: 'Buy chapters 8 to 12',
    closeLabel: 'Close',
    onClose: fn(),
    children: lines(['5 chapters, 15 coins', '340 coins, of which 20 are free', '325 coins left']),
    actions: <Button look="strong">Buy for 15 coins</Button>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Where there is room it is a dialog. */
export const Wide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };
/** What is being set behind it stays in sight. */
export const Clear: Story = { args: { clear: true } };
export const ClearWide: Story = {
  args: { clear: true },
  globals: { viewport: { value: 'laptop', isRotated: false } },
};
export const WithoutActions: Story = { args: { actions: undefined } };
export const Long: Story = {
  args: { children: lines(Array.from({ length: 30 }, (_, index) => `Chapter ${index + 1}`)) },
};

export const OpensAndReturnsTheFocus: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const LongestText: Story = {
  args: {
    title: 'Nutzungsberechtigungen für mehrere Kapitel gleichzeitig erwerben',
    closeLabel: 'Schließen',
    children: lines(['Gesamtbetrag einschließlich Mengenrabatt', 'Verbleibendes Münzguthaben']),
    actions: (
      <>
        <Button>Auswahl noch einmal überarbeiten</Button>
        <Button look="strong">Nutzungsberechtigungen kostenpflichtig erwerben</Button>
      </>
    ),
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Korean: Story = {
  args: {
    title: '8화부터 12화까지 구매',
    closeLabel: '닫기',
    children: lines(['5화, 코인 15개', '보유 코인 340개', '구매 후 325개']),
    actions: <Button look="strong">코인 15개로 구매하기</Button>,
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: {
    title: '第8話から第12話を購入',
    closeLabel: '閉じる',
    children: lines(['5話、15コイン', '保有340コイン', '購入後325コイン']),
    actions: <Button look="strong">15コインで購入する</Button>,
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  args: {
    title: 'شراء الفصول 8 إلى 12',
    closeLabel: 'إغلاق',
    children: lines(['5 فصول، 15 عملة', 'الرصيد 340 عملة']),
    actions: <Button look="strong">شراء مقابل 15 عملة</Button>,
  },
  decorators: [rightToLeft],
};
