import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import { CommentComposer, CommentPrompt } from './CommentComposer.tsx';

function counterOf(text: string) {
  return {
    count: text.length,
    limit: 400,
    label: `${text.length} of 400 characters`,
  };
}
const words = 'I read this on the last train and missed my stop. Worth it.';

const meta = {
  component: CommentComposer,
  args: {
    label: 'Your comment',
    placeholder: 'What did you think?',
    value: '',
    onValue: fn(),
    counter: counterOf(''),
    postLabel: 'Post',
    onPost: fn(),
  },
} satisfies Meta<typeof CommentComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Writing(args) {
    const [value, setValue] = useState('');
    return (
      <CommentComposer {...args} value={value} onValue={setValue} counter={counterOf(value)} />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Worth it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(args.onPost).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {};

export const Posting: Story = {
  args: { value: words, counter: counterOf(words), busyLabel: 'Posting…' },
};

export const TooLong: Story = {
  args: {
    value: words.repeat(7),
    counter: counterOf(words.repeat(7)),
    error: 'A comment has at most 400 characters.',
  },
};

export const Failed: Story = {
  args: {
    value: words,
    counter: counterOf(words),
    error: 'That did not work. Your comment is still here: try again in a moment.',
  },
};

export const Guest: Story = {
  render: () => (
    <CommentPrompt
      text="Sign in to say what you think."
      action={<LinkButton href="/login">Sign in</LinkButton>}
    />
  ),
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  render: (args) => (
    <>
      <CommentComposer
        {...args}
        placeholder="Wie hat Ihnen dieses Kapitel gefallen? Schreiben Sie es uns."
        postLabel="Kommentar veröffentlichen"
      />
      <CommentPrompt
        text="Melden Sie sich an, um Kommentare zu schreiben und zu bewerten."
        action={<LinkButton href="/login">Anmelden oder registrieren</LinkButton>}
      />
    </>
  ),
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: { label: '댓글', placeholder: '이번 화는 어땠나요?', postLabel: '등록' },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: { label: 'コメント', placeholder: '今回のお話はいかがでしたか?', postLabel: '投稿する' },
};

export const RightToLeft: Story = {
  args: { value: 'قرأت هذا الفصل في القطار', counter: counterOf('قرأت هذا الفصل في القطار') },
  render: (args) => (
    <div dir="rtl">
      <CommentComposer {...args} />
    </div>
  ),
};
