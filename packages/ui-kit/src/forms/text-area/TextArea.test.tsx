import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { TextArea } from './TextArea.tsx';

function Writing({ counted = false }: { counted?: boolean }) {
  const [value, setValue] = useState('');
  const counter = { count: value.length, limit: 400, label: `${value.length} of 400 characters` };
  return (
    <main>
      <TextArea
        label="Comment"
        value={value}
        onValue={setValue}
        counter={counted ? counter : undefined}
      />
    </main>
  );
}

it('grows with its text, to twelve lines, and scrolls from there', async () => {
  const screen = await render(<Writing />);
  const box = screen.getByRole('textbox', { name: 'Comment' });
  const height = () => box.element().clientHeight;
  const scrolls = () => box.element().scrollHeight > box.element().clientHeight;
  const empty = height();
  await box.fill('1\n2\n3');
  expect(height()).toBe(empty);
  await box.fill('1\n2\n3\n4\n5\n6');
  expect(height()).toBeGreaterThan(empty);
  expect(scrolls()).toBe(false);
  await box.fill('line\n'.repeat(11));
  expect(scrolls()).toBe(false);
  const highest = height();
  await box.fill('line\n'.repeat(30));
  expect(height()).toBe(highest);
  expect(scrolls()).toBe(true);
  await box.fill('');
  expect(height()).toBe(empty);
});

it('[A5-032] [B5-030] takes 500 characters unless it has a counter', async () => {
  const screen = await render(<Writing />);
  const box = screen.getByRole('textbox');
  await expect.element(box).toHaveAttribute('maxlength', '500');
  await screen.rerender(<Writing counted />);
  await expect.element(box).not.toHaveAttribute('maxlength');
  await userEvent.type(box, 'Hello');
  await expect.element(screen.getByText('5 / 400')).toBeVisible();
  await expect.element(box).toHaveAccessibleDescription('5 of 400 characters');
  expect(await violations()).toEqual([]);
});
