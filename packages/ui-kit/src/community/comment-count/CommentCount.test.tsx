import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { CommentCount } from './CommentCount.tsx';

it('shows the short form and speaks the long one', async () => {
  const screen = await render(
    <main>
      <a href="/comments">
        <CommentCount count="999+" label="more than 999 comments" />
      </a>
    </main>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'more than 999 comments', exact: true }))
    .toBeVisible();
  await expect.element(screen.getByText('999+')).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('is the number alone where its picture is there already', async () => {
  const screen = await render(<CommentCount bare count="12" label="12 comments" />);
  expect(screen.container.querySelector('svg')).toBeNull();
  await expect.element(screen.getByText('12', { exact: true })).toBeVisible();
});
