import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#actions/button/Button.tsx';
import { FormActions } from './FormActions.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: FormActions,
  args: { submit: 'Sign up', busyLabel: 'Sending…' },
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const cancel = <Button>Cancel</Button>;

export const Default: Story = {};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending…');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Danger: Story = {
  args: { submit: 'Delete account', danger: true, children: cancel },
};

export const WithCancel: Story = { args: { children: cancel } };

/** What is chosen above has scrolled away. */
export const WithNote: Story = {
  args: { submit: 'Buy for €9.49', busyLabel: 'Paying …', note: 'Pay with: PayPal' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Buy for €9.49' });
    await expect(button).toHaveAccessibleDescription('Pay with: PayPal');
  },
};

export const Wide: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: { children: cancel },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    submit: 'Rückerstattung verbindlich beantragen',
    busyLabel: 'Wird übermittelt …',
    children: <Button>Zurücksetzen</Button>,
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: { submit: '가입하기', busyLabel: '보내는 중…' },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: { submit: '登録する', busyLabel: '送信中…', busy: true },
};

export const RightToLeft: Story = {
  args: { submit: 'إرسال', busyLabel: 'جارٍ الإرسال…', children: <Button>إلغاء</Button> },
  decorators: [inArabic],
};
