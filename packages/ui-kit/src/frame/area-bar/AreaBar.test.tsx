import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { AreaBar } from './AreaBar.tsx';

const items = [
  { href: '/challenge', label: 'TOP', current: true },
  { href: '/challenge/ranking', label: 'ランキング' },
  { href: '/challenge/genre', label: 'ジャンル' },
];

afterEach(async () => {
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

it('[B2-042] stays in sight while the page is scrolled, and says which page is shown', async () => {
  await page.viewport(390, 700);
  const screen = await render(
    <main style={{ blockSize: 3000 }}>
      <div style={{ blockSize: 200 }} />
      <AreaBar label="Sections" items={items} end={<a href="/login">Sign in</a>} />
    </main>,
  );
  const nav = screen.getByRole('navigation', { name: 'Sections' });
  await expect
    .element(nav.getByRole('link', { name: 'TOP' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(nav.getByRole('link', { name: 'ジャンル' }))
    .not.toHaveAttribute('aria-current');
  window.scrollTo(0, 1500);
  await expect.element(nav).toBeInViewport({ ratio: 0.9 });
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toBeInViewport();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  expect(await violations()).toEqual([]);
});
