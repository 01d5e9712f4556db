import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as control from './control.module.css';
import { Field } from './Field.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: Field,
  args: {
    label: 'Nickname',
    children: (tied) => (
      <div className={control['box']}>
        <input {...tied} className={control['input']} defaultValue="Haneul" />
      </div>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Nickname'));
    await expect(canvas.getByRole('textbox', { name: 'Nickname' })).toHaveFocus();
  },
};

export const Hint: Story = { args: { hint: 'Other readers see it beside your comments.' } };

export const Required: Story = { args: { required: true } };

export const WithError: Story = {
  args: {
    required: true,
    hint: 'Up to 20 characters.',
    error: 'Please leave out < > & " \' / and \\.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please leave out');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Success: Story = { args: { success: 'This name is free.' } };

export const Counter: Story = {
  args: { counter: { count: 6, limit: 20, label: '6 of 20 characters' } },
};

export const CounterExceeded: Story = {
  args: {
    hint: 'Other readers see it.',
    counter: { count: 23, limit: 20, label: '23 of 20 characters' },
  },
};

export const LabelHidden: Story = { args: { labelHidden: true } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global' },
  args: {
    required: true,
    label: 'Benutzername, unter dem andere Leserinnen und Leser deine Kommentare sehen',
    error:
      'Der Benutzername enthält Zeichen, die nicht erlaubt sind. Bitte verwende nur Buchstaben, Ziffern und Leerzeichen.',
    hint: 'Höchstens 20 Zeichen; Datenschutzgrundverordnungskonformitätserklärung inbegriffen.',
    counter: { count: 23, limit: 20, label: '23 von 20 Zeichen' },
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    required: true,
    label: '닉네임',
    error: '사용할 수 없는 문자가 들어 있어요.',
    hint: '댓글에 표시되는 이름이에요. 20자까지 쓸 수 있어요.',
    counter: { count: 6, limit: 20, label: '20자 중 6자' },
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    required: true,
    label: 'ニックネーム',
    success: 'このニックネームは使えます。',
    hint: 'コメントに表示されます。20文字まで入力できます。',
    counter: { count: 6, limit: 20, label: '20文字中6文字' },
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    required: true,
    label: 'الاسم المستعار',
    error: 'هذا الاسم طويل جدًا.',
    hint: 'يظهر بجانب تعليقاتك.',
    counter: { count: 23, limit: 20, label: '23 من 20 حرفًا' },
  },
};
