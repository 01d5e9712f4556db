import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Form } from '#forms/form/Form.tsx';
import { FormActions } from '#forms/form-actions/FormActions.tsx';
import { TextField } from '#forms/text-field/TextField.tsx';
import { FormError } from './FormError.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: FormError,
  args: {
    title: 'Two things are missing',
    errors: [
      { fieldId: 'email', message: 'Please input Email address.' },
      { fieldId: 'nickname', message: 'Please choose a nickname.' },
    ],
    attempt: 1,
  },
} satisfies Meta<typeof FormError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Two things are missing' })).toHaveFocus();
  },
};

export const WithoutField: Story = {
  args: {
    title: 'You could not be signed in',
    errors: [{ message: 'Incorrect email or password. Please try again.' }],
  },
};

export const LeadsToTheField: Story = {
  render: function Failing(args) {
    const [email, setEmail] = useState('');
    const [nickname, setNickname] = useState('');
    return (
      <Form onSubmit={fn()}>
        <FormError {...args} />
        <TextField
          id="email"
          label="Email"
          required
          value={email}
          onValue={setEmail}
          error="Please input Email address."
        />
        <TextField
          id="nickname"
          label="Nickname"
          required
          value={nickname}
          onValue={setNickname}
          error="Please choose a nickname."
        />
        <FormActions submit="Sign up" busyLabel="Sending…" />
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please choose a nickname.' }));
    await expect(canvas.getByRole('textbox', { name: 'Nickname' })).toHaveFocus();
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    title: 'Die Rückerstattung konnte noch nicht beantragt werden',
    errors: [
      {
        fieldId: 'holder',
        message: 'Bitte gib den Namen der Kontoinhaberin oder des Kontoinhabers vollständig an.',
      },
      { message: 'Die Zahlungsinformationsübermittlungsvereinbarung fehlt.' },
    ],
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    title: '두 가지를 확인해 주세요',
    errors: [
      { fieldId: 'email', message: '이메일을 입력해 주세요.' },
      { fieldId: 'nickname', message: '닉네임을 입력해 주세요.' },
    ],
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    title: '2つの項目を確認してください',
    errors: [
      { fieldId: 'email', message: 'メールアドレスを入力してください。' },
      { fieldId: 'nickname', message: 'ニックネームを入力してください。' },
    ],
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    title: 'يوجد حقلان ناقصان',
    errors: [{ fieldId: 'email', message: 'أدخل بريدك الإلكتروني.' }],
  },
};
