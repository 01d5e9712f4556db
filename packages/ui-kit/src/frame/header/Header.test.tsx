import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Header } from './Header.tsx';

const screenOf = () =>
  render(
    <>
      <Header start={<a href="/">Hanji</a>} end={<button type="button">Menu</button>} />
      <main style={{ height: 4000 }}>Reading</main>
    </>,
  );
const hidden = (): string | undefined => document.querySelector('header')?.dataset['hidden'];
const scrollTo = async (y: number): Promise<void> => {
  window.scrollTo({ top: y, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

afterEach(() => window.scrollTo(0, 0));

it('[A2-086] [B9-023] hides on scrolling down beyond 72 px, not at 72', async () => {
  await screenOf();
  await scrollTo(72);
  expect(hidden()).toBe('false');
  await scrollTo(80);
  await expect.poll(hidden).toBe('true');
  const header = document.querySelector('header');
  await expect.poll(() => header?.getBoundingClientRect().bottom ?? 1).toBeLessThanOrEqual(0);
});

it('comes back on the way up, and for whoever arrives by keyboard', async () => {
  const screen = await screenOf();
  await scrollTo(600);
  await expect.poll(hidden).toBe('true');
  await userEvent.tab();
  const box = () => screen.getByRole('banner').element().getBoundingClientRect();
  await expect.poll(() => box().top).toBe(0);
  await scrollTo(500);
  await expect.poll(hidden).toBe('false');
  expect(await violations()).toEqual([]);
});
