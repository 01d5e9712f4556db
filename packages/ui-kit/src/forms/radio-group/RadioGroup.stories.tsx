import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: RadioGroup<string>,
  args: {
    label: 'Why do you report this comment?',
    options: [
      { value: 'spoiler', label: 'It gives the story away' },
      { value: 'abuse', label: 'It hurts somebody' },
      { value: 'advert', label: 'It advertises something' },
    ],
    value: null,
    onValue: fn(),
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
        {...args}
        value={value}
        onValue={(next) => {
          setValue(next);
          args.onValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'It hurts somebody' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValue).toHaveBeenLastCalledWith('advert');
    await expect(canvas.getByRole('radio', { name: 'It advertises something' })).toHaveFocus();
  },
};

export const NothingChosen: Story = {};

export const WithHints: Story = {
  args: {
    label: 'Reading direction',
    value: 'scroll',
    hint: 'You can change it while you read.',
    options: [
      { value: 'scroll', label: 'Scroll', hint: 'One long page from above to below.' },
      { value: 'page', label: 'Pages', hint: 'Turn them as in a book.' },
      { value: 'double', label: 'Double pages', hint: 'Needs a wide screen.', disabled: true },
    ],
  },
};

export const Disabled: Story = { args: { value: 'abuse', disabled: true } };

export const WithError: Story = {
  args: { required: true, error: 'Please choose a reason.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please choose a reason.',
    );
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Aus welchem Grund möchtest du dein Benutzerkonto endgültig löschen?',
    required: true,
    value: 'privacy',
    options: [
      {
        value: 'privacy',
        label: 'Bedenken wegen der Verarbeitung personenbezogener Daten',
        hint: 'Datenschutzgrundverordnungskonformitätserklärungen helfen mir nicht weiter.',
      },
      { value: 'other', label: 'Ein anderer Grund, den ich lieber für mich behalte' },
    ],
    error: 'Bitte wähle einen Grund aus, bevor du das Konto löschst.',
  },
};

export const Shortest: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: '方向',
    value: 'v',
    options: [
      { value: 'v', label: '縦' },
      { value: 'h', label: '横' },
    ],
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '신고 사유',
    value: 'spoiler',
    options: [
      { value: 'spoiler', label: '줄거리를 미리 알려요' },
      { value: 'abuse', label: '다른 사람을 아프게 해요' },
    ],
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    label: 'سبب الإبلاغ',
    value: 'spoiler',
    options: [
      { value: 'spoiler', label: 'يكشف القصة', hint: 'قبل أن يقرأها الآخرون.' },
      { value: 'abuse', label: 'يؤذي أحدًا' },
    ],
  },
};
