import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Stay signed in on this device', checked: false, onChecked: fn() },
  render: function Ticking(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Checkbox
        {...args}
        checked={checked}
        onChecked={(next) => {
          setChecked(next);
          args.onChecked(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Stay signed in on this device'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChecked).toHaveBeenCalledWith(true);
  },
};

export const Unchecked: Story = {};

export const Mixed: Story = {
  args: { label: 'All chapters', mixed: true, strong: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, checked: true } };

export const WithError: Story = {
  args: {
    label: 'I agree to the collection of personal data',
    required: true,
    error: 'Please agree, or we cannot pay out.',
  },
};

export const WithHint: Story = {
  args: { checked: true, hint: 'Not on a device that others use too.' },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label:
      'Ich stimme der Erhebung und Verarbeitung meiner personenbezogenen Daten zum Zweck der Rückerstattung gemäß der Datenschutzgrundverordnungskonformitätserklärung zu',
    required: true,
    error: 'Ohne deine Zustimmung können wir die Rückerstattung leider nicht auszahlen.',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: { label: '로그인 상태 유지', checked: true },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: { label: 'ログインしたままにする', checked: true },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: { label: 'البقاء متصلاً على هذا الجهاز', checked: true, hint: 'ليس على جهاز مشترك.' },
};
