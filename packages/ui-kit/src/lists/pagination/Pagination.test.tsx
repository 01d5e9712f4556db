import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Pagination } from './Pagination.tsx';

function pagination(current: number, pages: number) {
  return (
    <main style={{ padding: 16 }}>
      <Pagination
        page={current}
        pages={pages}
        href={(number) => `/notice?pageNo=${number}`}
        labels={{
          pages: 'Pages',
          previous: 'Previous page',
          next: 'Next page',
          page: (number) => `Page ${number}`,
        }}
      />
    </main>
  );
}

afterEach(() => page.viewport(1280, 800));

it('leads to each page, marks the one on screen and leaves pages out', async () => {
  const screen = await render(pagination(5, 20));
  await expect.element(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  const current = screen.getByRole('link', { name: 'Page 5' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual([4, 1, 4, 5, 6, 20, 6].map((number) => `/notice?pageNo=${number}`));
  await expect
    .element(screen.getByRole('link', { name: 'Next page' }))
    .toHaveAttribute('rel', 'next');
});

it.each([
  [1, 'Previous page', 'Next page'],
  [9, 'Next page', 'Previous page'],
])('on page %i has no link called %s, and keeps its room', async (current, gone, there) => {
  const screen = await render(pagination(current, 9));
  expect(screen.getByRole('link', { name: gone }).elements()).toEqual([]);
  await expect.element(screen.getByRole('link', { name: there })).toBeVisible();
  const widths = [...screen.container.querySelectorAll('li')].map(({ offsetWidth }) => offsetWidth);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
});

it('fits a phone of 360 px with three digits, every target 44 px', async () => {
  await page.viewport(360, 800);
  const screen = await render(pagination(500, 999));
  expect(document.documentElement.scrollWidth).toBe(360);
  for (const link of screen.getByRole('link').elements()) {
    const box = link.getBoundingClientRect();
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
});

it('is not there for a single page', async () => {
  const screen = await render(pagination(1, 1));
  expect(screen.getByRole('navigation').elements()).toEqual([]);
});
