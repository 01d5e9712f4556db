import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: PasswordField,
  args: {
    label: 'Password',
    labels: {
      show: 'Show',
      hide: 'Hide',
      shown: 'Your password is shown',
      hidden: 'Your password is hidden',
    },
    autoComplete: 'current-password' as const,
    value: '',
    onValue: fn(),
  },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PasswordField
        {...args}
        value={value}
        onValue={(next) => {
          setValue(next);
          args.onValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'paper&ink7');
    await expect(args.onValue).toHaveBeenLastCalledWith('paper&ink7');
    await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveAttribute(
      'type',
      'password',
    );
  },
};

export const Empty: Story = {};

export const Revealed: Story = {
  args: { value: 'paper&ink7' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('paper&ink7');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is shown');
  },
};

export const RevealInFocus: Story = {
  args: { value: 'paper&ink7' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const CapsLock: Story = {
  args: {
    value: 'PAPER',
    hint: '8 to 32 characters',
    labels: { ...meta.args.labels, capsLock: 'Caps Lock is on' },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { selector: 'input' });
    const pressed = new KeyboardEvent('keydown', { bubbles: true, modifierCapsLock: true });
    input.dispatchEvent(pressed);
    await expect(await canvas.findByText('Caps Lock is on')).toBeVisible();
  },
};

export const Disabled: Story = { args: { value: 'paper&ink7', disabled: true } };

export const WithError: Story = {
  args: { value: 'paper', required: true, error: 'A password has 8 to 32 characters.' },
};

export const Success: Story = {
  args: { autoComplete: 'new-password', value: 'paper&ink7', success: 'A good password.' },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Neues Passwort zur Sicherheit ein zweites Mal eingeben',
    labels: {
      show: 'Anzeigen',
      hide: 'Verbergen',
      shown: 'Dein Passwort wird angezeigt',
      hidden: 'Dein Passwort ist verborgen',
    },
    value: 'Donaudampfschifffahrtsgesellschaft7',
    required: true,
    error:
      'Die beiden Passwörter stimmen nicht überein. Bitte gib dasselbe Passwort noch einmal ein.',
    hint: '8 bis 32 Zeichen mit mindestens einem Buchstaben und einer Ziffer oder einem Sonderzeichen.',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '비밀번호',
    labels: {
      show: '보기',
      hide: '숨기기',
      shown: '비밀번호가 보여요',
      hidden: '비밀번호를 숨겼어요',
    },
    value: 'paper&ink7',
    hint: '영문과 숫자 또는 기호를 섞어 8~32자로 입력해 주세요.',
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: 'パスワード',
    labels: {
      show: '表示',
      hide: '非表示',
      shown: 'パスワードを表示しています',
      hidden: 'パスワードを隠しました',
    },
    value: 'paper&ink7',
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    label: 'كلمة المرور',
    labels: {
      show: 'إظهار',
      hide: 'إخفاء',
      shown: 'كلمة المرور ظاهرة',
      hidden: 'كلمة المرور مخفية',
    },
    value: 'paper&ink7',
  },
};
