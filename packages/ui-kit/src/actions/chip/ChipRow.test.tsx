import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Chip } from './Chip.tsx';
import { ChipRow } from './ChipRow.tsx';

afterEach(() => page.viewport(1280, 800));

function row(current: number, wraps = false) {
  return (
    <main>
      <ChipRow label="Genres" current={String(current)} wraps={wraps}>
        {Array.from({ length: 12 }, (_, at) => (
          <Chip key={at} href={`/genre/${at}`} current={at === current}>
            {`Genre ${at}`}
          </Chip>
        ))}
      </ChipRow>
    </main>
  );
}

it('runs on in one line on a phone, with the current one in sight', async () => {
  await page.viewport(390, 800);
  const screen = await render(row(11));
  const nav = screen.getByRole('navigation', { name: 'Genres' }).element();
  const tops = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  await expect.poll(() => nav.scrollLeft).toBeGreaterThan(0);
  await expect
    .element(screen.getByRole('link', { name: 'Genre 11' }))
    .toBeInViewport({ ratio: 0.9 });
  expect(await violations()).toEqual([]);
});

it.each([
  [390, true],
  [1280, false],
])('shows all at once at %d px, wrapping: %s', async (width, wraps) => {
  await page.viewport(width, 800);
  const screen = await render(row(0, wraps));
  const nav = screen.getByRole('navigation').element();
  expect(nav.scrollWidth).toBe(nav.clientWidth);
});
