import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select } from './Select.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: Select<string>,
  args: {
    label: 'What is it about?',
    placeholder: 'Choose a subject',
    options: [
      { value: 'account', label: 'My account' },
      { value: 'coins', label: 'Coins and payments' },
      { value: 'viewer', label: 'A chapter does not open' },
    ],
    value: null,
    onValue: fn(),
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onValue={(next) => {
          setValue(next);
          args.onValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Coins and payments');
    await expect(args.onValue).toHaveBeenCalledWith('coins');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Coins and payments');
  },
};

export const NothingChosen: Story = {};

export const Focus: Story = {
  args: { value: 'account' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { value: 'account', disabled: true } };

export const WithError: Story = { args: { required: true, error: 'Please choose a subject.' } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Kategorie deiner Anfrage an den Kundendienst',
    required: true,
    hint: 'So landet deine Nachricht gleich bei den richtigen Leuten.',
    value: 'long',
    options: [{ value: 'long', label: 'Rückerstattungsangelegenheiten und Zahlungsbestätigungen' }],
  },
};

export const Shortest: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: { label: '日', value: '1', options: [{ value: '1', label: '1' }] },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '은행',
    placeholder: '은행을 선택해 주세요',
    options: [{ value: 'hanji', label: '한지은행' }],
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: 'お問い合わせの種類',
    value: 'coins',
    options: [{ value: 'coins', label: 'コイン・お支払い' }],
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: { label: 'الموضوع', value: 'account', options: [{ value: 'account', label: 'حسابي' }] },
};
