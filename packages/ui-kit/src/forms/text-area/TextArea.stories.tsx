import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: TextArea,
  args: {
    label: 'Comment',
    placeholder: 'What did you think of this chapter?',
    value: '',
    onValue: fn(),
  },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TextArea
        {...args}
        value={value}
        onValue={(next) => {
          setValue(next);
          args.onValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = Array.from({ length: 16 }, (_, line) => `Line ${line + 1} of an inquiry.`).join('\n');

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Comment' }),
      'The lamp came back on!',
    );
    await expect(args.onValue).toHaveBeenLastCalledWith('The lamp came back on!');
  },
};

export const Empty: Story = {};

export const Counter: Story = {
  args: {
    value: 'Grandma, no!',
    hint: 'Please keep spoilers for those who are there already.',
    counter: { count: 12, limit: 400, label: '12 of 400 characters' },
  },
};

export const TooLong: Story = {
  args: {
    value: 'Lane nine. '.repeat(38),
    error: 'A comment has up to 400 characters.',
    counter: { count: 417, limit: 400, label: '417 of 400 characters' },
  },
};

export const Grown: Story = {
  args: { value: 'One\nline\nafter\nanother:\nthe box\nhas grown.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
  },
};

export const GrownToTheEnd: Story = {
  args: {
    label: 'Inquiry',
    value: long,
    counter: { count: long.length, limit: 5000, label: `${long.length} of 5000 characters` },
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { value: 'Comments are closed here.', disabled: true } };

export const ReadOnly: Story = {
  args: { value: 'What you wrote to us on 3 May.', readOnly: true },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Beschreibung deines Anliegens mit allen Einzelheiten',
    required: true,
    value:
      'Die Datenschutzgrundverordnungskonformitätserklärungsaktualisierungsbenachrichtigung kam doppelt an.',
    error: 'Bitte beschreibe dein Anliegen etwas ausführlicher, damit wir dir helfen können.',
    hint: 'Bitte keine Passwörter oder Zahlungsdaten in dieses Feld schreiben.',
    counter: { count: 100, limit: 5000, label: '100 von 5000 Zeichen' },
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '댓글',
    labelHidden: true,
    placeholder: '이번 화는 어땠나요?',
    counter: { count: 0, limit: 400, label: '400자 중 0자' },
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: 'お問い合わせ内容',
    value: 'ばあちゃん無双の第12話が開けません。',
    counter: { count: 19, limit: 5000, label: '5000文字中19文字' },
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    label: 'تعليق',
    value: 'كان هذا الفصل رائعًا!\nأنتظر الفصل القادم.',
    counter: { count: 40, limit: 400, label: '40 من 400 حرف' },
  },
};
