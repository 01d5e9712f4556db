import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumericField } from './NumericField.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: NumericField,
  args: {
    label: 'Mobile number',
    maxLength: 11,
    autoComplete: 'tel-national',
    value: '',
    onValue: fn(),
  },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumericField
        {...args}
        value={value}
        onValue={(next) => {
          setValue(next);
          args.onValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumericField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '010-1234-56789');
    await expect(args.onValue).toHaveBeenLastCalledWith('01012345678');
  },
};

export const Empty: Story = { args: { placeholder: '01012345678', hint: 'Digits only.' } };

export const Disabled: Story = { args: { value: '01012345678', disabled: true } };

export const ReadOnly: Story = { args: { value: '01012345678', readOnly: true } };

export const WithError: Story = {
  args: {
    value: '0121',
    required: true,
    error: 'A mobile number starts with 010 and has 11 digits.',
  },
};

export const Success: Story = {
  args: { value: '01012345678', success: 'This number is verified.' },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Kontonummer des Erstattungsempfängers (ohne Leerzeichen und Bindestriche)',
    maxLength: 14,
    value: '12345678901234',
    hint: 'Höchstens vierzehn Ziffern; die Kontonummer steht auf deinem Kontoauszug.',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: { label: '휴대폰 번호', value: '01012345678', hint: "'-' 없이 숫자만 입력해 주세요." },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: { label: '携帯電話番号' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '０９０ー１２３４');
    await expect(args.onValue).toHaveBeenLastCalledWith('0901234');
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: { label: 'رقم الهاتف', value: '01012345678' },
};
