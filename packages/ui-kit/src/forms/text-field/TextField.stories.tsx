import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: TextField,
  args: {
    label: 'Email',
    type: 'email' as const,
    autoComplete: 'email',
    placeholder: 'name@example.com',
    value: '',
    onValue: fn(),
  },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TextField
        {...args}
        value={value}
        onValue={(next) => {
          setValue(next);
          args.onValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'haneul@example.com');
    await expect(canvas.getByRole('textbox')).toHaveValue('haneul@example.com');
    await expect(args.onValue).toHaveBeenLastCalledWith('haneul@example.com');
  },
};

export const Empty: Story = {};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const Disabled: Story = { args: { value: 'haneul@example.com', disabled: true } };

export const ReadOnly: Story = {
  args: { value: 'haneul@example.com', readOnly: true, hint: 'Change it in your account.' },
};

export const WithError: Story = {
  args: {
    value: 'haneul@example',
    required: true,
    error: 'Email address format is incorrect. Please input a valid email address.',
  },
};

export const ErrorInFocus: Story = {
  ...WithError,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Success: Story = {
  args: { value: 'haneul@example.com', success: 'This address is verified.' },
};

export const Wide: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: { value: 'haneul@example.com', hint: 'We write only about what you read.' },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'E-Mail-Adresse für Benachrichtigungen und Passwortwiederherstellung',
    value: 'maximiliane.oberstaufenberger-wolkenstein@donaudampfschifffahrt.example.com',
    required: true,
    error: 'Das Format der E-Mail-Adresse stimmt nicht. Bitte gib eine gültige E-Mail-Adresse ein.',
    hint: 'Wir schreiben dir nur, wenn ein neues Kapitel deiner abonnierten Titel erscheint.',
  },
};

export const Shortest: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: { type: 'text', label: '姓', value: '林', placeholder: '' },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '이메일',
    value: '할머니캐리@',
    required: true,
    error: '이메일 주소 형식이 올바르지 않아요. 다시 확인해 주세요.',
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: 'メールアドレス',
    placeholder: 'name@example.com',
    hint: 'お知らせとパスワードの再設定に使います。',
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    type: 'text',
    label: 'الاسم',
    value: 'مريم القارئة 7',
    placeholder: '',
    hint: 'كما يظهر في حسابك.',
  },
};

export const LeftToRightWithinRightToLeft: Story = {
  decorators: [inArabic],
  args: { label: 'البريد الإلكتروني', value: 'maryam@example.com' },
};
