import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import { violations } from '#testing/violations.ts';
import { CommentComposer, CommentPrompt } from './CommentComposer.tsx';

type WritingProps = {
  readonly start?: string;
  readonly busyLabel?: string;
  readonly error?: string;
  readonly onPost?: (text: string) => void;
};

function Writing({ start = '', busyLabel, error, onPost }: WritingProps) {
  const [value, setValue] = useState(start);
  const { length } = value;
  return (
    <main style={{ width: 328 }}>
      <CommentComposer
        label="Your comment"
        value={value}
        onValue={setValue}
        counter={{ count: length, limit: 400, label: `${length} of 400 characters` }}
        postLabel="Post"
        onPost={() => onPost?.(value)}
        busyLabel={busyLabel}
        error={error}
      />
    </main>
  );
}

it('posts what was written, and nothing while nothing is written', async () => {
  const onPost = vi.fn<(text: string) => void>();
  const screen = await render(<Writing onPost={onPost} />);
  const post = screen.getByRole('button', { name: 'Post' });
  await expect.element(post).toBeDisabled();
  await screen.getByRole('textbox', { name: 'Your comment' }).fill('Once more!');
  await userEvent.tab();
  await expect.element(post).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPost).toHaveBeenCalledExactlyOnceWith('Once more!');
  expect(await violations()).toEqual([]);
});

it.each([
  [400, true],
  [401, false],
])('of %i characters: can be posted %s', async (length, possible) => {
  const screen = await render(<Writing start={'a'.repeat(length)} />);
  const post = screen.getByRole('button', { name: 'Post' }).element();
  expect(post.matches(':enabled')).toBe(possible);
  await expect.element(screen.getByText(`${length} / 400`)).toBeVisible();
});

it('keeps the text and waits while it is on its way', async () => {
  const onPost = vi.fn<(text: string) => void>();
  const screen = await render(<Writing start="Wait" busyLabel="Posting" onPost={onPost} />);
  await expect.element(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByRole('button', { name: 'Posting' })).toBeDisabled();
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('readonly');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Wait');
});

it('says what is wrong beside the field', async () => {
  const screen = await render(<Writing start="a" error="That did not work. Try again." />);
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription(/That did not work. Try again./);
  expect(await violations()).toEqual([]);
});

it('shows who may not write the way in instead', async () => {
  const screen = await render(
    <main>
      <CommentPrompt
        text="Sign in to join in."
        action={<LinkButton href="/login">Sign in</LinkButton>}
      />
    </main>,
  );
  await expect.element(screen.getByRole('region', { name: 'Sign in to join in.' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login');
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  expect(await violations()).toEqual([]);
});
