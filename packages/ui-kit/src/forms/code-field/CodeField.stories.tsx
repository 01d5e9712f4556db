import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CodeField } from './CodeField.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: CodeField,
  args: {
    label: 'Code from our mail',
    remaining: { time: '9:41', label: '9 minutes 41 seconds left' },
    value: '',
    onValue: fn(),
  },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CodeField
        {...args}
        value={value}
        onValue={(next) => {
          setValue(next);
          args.onValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from our mail' }), '120 4567');
    await expect(args.onValue).toHaveBeenLastCalledWith('120456');
  },
};

export const Empty: Story = {};

export const Halfway: Story = { args: { value: '120' } };

export const Focus: Story = {
  args: { value: '120' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Code: 904 111');
    await expect(canvas.getByRole('textbox')).toHaveValue('904111');
  },
};

export const WithError: Story = {
  args: { value: '120457', error: 'This is not the code that we sent. Please look again.' },
};

export const Expired: Story = {
  args: {
    value: '120456',
    remaining: { time: '0:00', label: 'No time left' },
    error: 'This code is over. Ask for a new one.',
    disabled: true,
  },
};

export const Success: Story = {
  args: { value: '120456', remaining: undefined, success: 'Your address is verified.' },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Sechsstelliger Bestätigungscode aus unserer E-Mail',
    required: true,
    value: '120456',
    remaining: { time: '10:00', label: 'noch 10 Minuten' },
    hint: 'Nichts angekommen? Schau bitte auch im Ordner für unerwünschte Nachrichten nach.',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '인증번호 6자리',
    value: '120456',
    remaining: { time: '9:41', label: '9분 41초 남음' },
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: '認証コード（6桁）',
    value: '120456',
    remaining: { time: '9:41', label: '残り9分41秒' },
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    label: 'رمز التحقق',
    value: '120456',
    remaining: { time: '9:41', label: 'بقي 9 دقائق و41 ثانية' },
  },
};
