import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '#forms/checkbox/Checkbox.tsx';
import { FormActions } from '#forms/form-actions/FormActions.tsx';
import { FormError } from '#forms/form-error/FormError.tsx';
import { PasswordField } from '#forms/password-field/PasswordField.tsx';
import { Select } from '#forms/select/Select.tsx';
import { TextArea } from '#forms/text-area/TextArea.tsx';
import { TextField } from '#forms/text-field/TextField.tsx';
import { Form } from './Form.tsx';

const meta = { component: Form, args: { onSubmit: fn(), children: null } } satisfies Meta<
  typeof Form
>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  show: '보기',
  hide: '숨기기',
  shown: '비밀번호가 보여요',
  hidden: '비밀번호를 숨겼어요',
};

/** How the parts stand together: signing in. */
export const SignIn: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  render: function SigningIn(args) {
    const [email, setEmail] = useState('');
    const [password, setPassword] = useState('');
    const [stay, setStay] = useState(true);
    return (
      <Form onSubmit={args.onSubmit}>
        <TextField
          label="이메일"
          type="email"
          autoComplete="email"
          value={email}
          onValue={setEmail}
        />
        <PasswordField
          label="비밀번호"
          labels={labels}
          autoComplete="current-password"
          value={password}
          onValue={setPassword}
        />
        <Checkbox label="로그인 상태 유지" checked={stay} onChecked={setStay} />
        <FormActions submit="로그인" busyLabel="확인하는 중…" />
      </Form>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '이메일' }), 'a@b.kr{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** An inquiry that cannot be sent as it is. */
export const WithErrors: Story = {
  render: function Inquiring(args) {
    const [text, setText] = useState('');
    return (
      <Form {...args}>
        <FormError
          title="Two things are missing"
          attempt={1}
          errors={[
            { fieldId: 'subject', message: 'Please choose a subject.' },
            { fieldId: 'text', message: 'Please tell us what happened.' },
          ]}
        />
        <Select
          id="subject"
          label="What is it about?"
          placeholder="Choose a subject"
          required
          options={[{ value: 'coins', label: 'Coins and payments' }]}
          value={null}
          onValue={fn()}
          error="Please choose a subject."
        />
        <TextArea
          id="text"
          label="Your message"
          required
          value={text}
          onValue={setText}
          error="Please tell us what happened."
          counter={{ count: text.length, limit: 5000, label: `${text.length} of 5000 characters` }}
        />
        <FormActions submit="Send" busyLabel="Sending…" />
      </Form>
    );
  },
};
