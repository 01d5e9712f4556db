import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#actions/button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { rightToLeft } from '#testing/right-to-left.tsx';

function Asked(props: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(props.open);
  const close = (): void => {
    setOpen(false);
    props.onClose();
  };
  return (
    <div style={{ minBlockSize: '100dvh', padding: 'var(--hj-gutter)' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={close} />
    </div>
  );
}

const meta = {
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    title: 'How would you like to read?',
    children: 'Chapter 12. You have 2 tickets and 340 coins.',
    onClose: fn(),
    actions: (
      <>
        <Button>Preview</Button>
        <Button>Rent with 2 coins</Button>
        <Button look="strong">Read with a ticket</Button>
      </>
    ),
  },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list of buttons, the main one last, where a thumb is. */
export const Default: Story = {};

export const TwoButtons: Story = {
  args: {
    actions: (
      <>
        <Button>Not now</Button>
        <Button look="strong">Read on</Button>
      </>
    ),
  },
};

export const Wide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };
export const WideTwoButtons: Story = {
  args: TwoButtons.args ?? {},
  globals: { viewport: { value: 'laptop', isRotated: false } },
};

export const OpensAndReturnsTheFocus: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'How would you like to read?' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalled();
    await expect(opener).toHaveFocus();
  },
};

/** The text scrolls; title and buttons stay where they are. */
export const LongText: Story = {
  args: {
    title: 'Terms of the event',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index}>
        {index + 1}. Coins that you receive during the event stay for 30 days and are used before
        the coins that you bought.
      </p>
    )),
    actions: <Button look="strong">Understood</Button>,
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const LongestText: Story = {
  args: {
    title: 'Möchten Sie Ihr Benutzerkonto mit allen Aufbewahrungslisten unwiderruflich löschen?',
    children:
      'Ihre Nutzungsberechtigungen, Benachrichtigungseinstellungen und Lesefortschrittsinformationen werden sofort entfernt.',
    actions: (
      <>
        <Button>Benachrichtigungseinstellungen überprüfen</Button>
        <Button>Benutzerkonto vorübergehend stilllegen</Button>
        <Button look="danger">Benutzerkonto unwiderruflich löschen</Button>
      </>
    ),
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Shortest: Story = {
  args: { title: 'Done', children: undefined, actions: <Button look="strong">OK</Button> },
};

export const Korean: Story = {
  args: {
    title: '어떻게 볼까요?',
    children: '12화를 볼 수 있는 이용권 2장과 코인 340개가 있어요.',
    actions: (
      <>
        <Button>미리 보기</Button>
        <Button>코인 2개로 대여하기</Button>
        <Button look="strong">이용권으로 보기</Button>
      </>
    ),
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: {
    title: 'どの方法で読みますか？',
    children: '第12話。チケット2枚、340コインをお持ちです。',
    actions: (
      <>
        <Button>試し読み</Button>
        <Button>2コインでレンタル</Button>
        <Button look="strong">チケットで読む</Button>
      </>
    ),
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  args: {
    title: 'كيف تود القراءة؟',
    children: 'الفصل 12. لديك تذكرتان و340 عملة.',
    actions: (
      <>
        <Button>ليس الآن</Button>
        <Button look="strong">اقرأ بتذكرة</Button>
      </>
    ),
  },
  decorators: [rightToLeft],
};
