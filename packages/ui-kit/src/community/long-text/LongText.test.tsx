import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { LongText } from './LongText.tsx';

function draw(text: string, width = 300) {
  return (
    <main style={{ width }}>
      <LongText text={text} lines={3} moreLabel="More" lessLabel="Less" />
    </main>
  );
}
function linesOf(count: number): string {
  return Array.from({ length: count }, (_, index) => `Line ${index}`).join('\n');
}

it('opens what is cut off, and closes it again', async () => {
  const screen = await render(draw(linesOf(4)));
  const text = screen.getByText(/Line 3/).element();
  const closed = text.getBoundingClientRect().height;
  const more = screen.getByRole('button', { name: 'More' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  const less = screen.getByRole('button', { name: 'Less' });
  await expect.element(less).toHaveAttribute('aria-expanded', 'true');
  await expect.element(less).toHaveFocus();
  expect(text.getBoundingClientRect().height).toBeGreaterThan(closed);
  await less.click();
  await expect.poll(() => text.getBoundingClientRect().height).toBe(closed);
});

it('has nothing to open when all lines are there, whatever their number', async () => {
  const screen = await render(draw(linesOf(3)));
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('button').elements()).toEqual([]);
});

it('keeps marks that are heaped on a letter within its room, opened or not', async () => {
  const screen = await render(draw(`${linesOf(9)}\na${'\u0301\u0323'.repeat(200)}`));
  const text = screen.getByText(/Line 8/).element();
  for (const name of ['More', 'Less']) {
    await screen.getByRole('button', { name }).click();
    expect(getComputedStyle(text).overflowY).toBe('hidden');
  }
});

it('finds out when it becomes narrower', async () => {
  const words = 'The lamp goes out and nobody in the village has seen it.';
  const screen = await render(draw(words, 600));
  expect(screen.getByRole('button').elements()).toEqual([]);
  await screen.rerender(draw(words, 80));
  await expect.element(screen.getByRole('button', { name: 'More' })).toBeVisible();
});

it('breaks a word that is wider than its room', async () => {
  const screen = await render(draw('ㅋ'.repeat(200) + 'w'.repeat(200)));
  expect(screen.getByRole('main').element().scrollWidth).toBe(300);
});
