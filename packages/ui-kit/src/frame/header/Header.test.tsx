import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Header } from './Header.tsx';

function screenOf() {
  return render(
    <>
      <Header start={<a href="/">Hanji</a>} end={<button type="button">Menu</button>} />
      <main style={{ height: 4000 }}>Reading</main>
    </>,
  );
}
function hidden(): string | undefined {
  return document.querySelector('header')?.dataset['hidden'];
}
/** What a reader would touch at the upper edge of the window. */
function atTop(): string | undefined {
  return document.elementFromPoint(window.innerWidth / 2, 8)?.tagName;
}
async function scrollTo(y: number): Promise<void> {
  window.scrollTo({ top: y, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

afterEach(async () => {
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

it('[A2-086] [B9-023] hides on scrolling down beyond 72 px: at 73, not at 72', async () => {
  await screenOf();
  await scrollTo(72);
  expect(hidden()).toBe('false');
  await scrollTo(73);
  await expect.poll(hidden).toBe('true');
  await expect.poll(atTop).toBe('MAIN');
});

it('comes back on the way up, and for whoever arrives by keyboard', async () => {
  const screen = await screenOf();
  await scrollTo(600);
  await expect.poll(hidden).toBe('true');
  await expect.poll(atTop).toBe('MAIN');
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Hanji' })).toHaveFocus();
  await expect.poll(atTop).not.toBe('MAIN');
  expect(window.scrollY).toBe(600);
  await scrollTo(500);
  await expect.poll(hidden).toBe('false');
  expect(await violations()).toEqual([]);
});

it('is not moved by a trembling thumb', async () => {
  await screenOf();
  await scrollTo(600);
  await expect.poll(hidden).toBe('true');
  await scrollTo(598);
  expect(hidden()).toBe('true');
  await scrollTo(597);
  await expect.poll(hidden).toBe('false');
});

it('[A2-087] [B9-022] folds its bar behind the menu up to 1,080 px, and shows it from 1,081', async () => {
  await page.viewport(1080, 800);
  const screen = await render(
    <Header
      start="Hanji"
      end={<button type="button">Menu</button>}
      bar={<a href="/novels">Novels</a>}
      menuFrom={1080}
    />,
  );
  const menu = screen.getByRole('button', { name: 'Menu' });
  const link = screen.getByRole('link', { name: 'Novels' });
  await expect.element(menu).toBeVisible();
  expect(link.elements()).toHaveLength(0);
  await page.viewport(1081, 800);
  await expect.element(link).toBeVisible();
  expect(menu.elements()).toHaveLength(0);
  expect(await violations()).toEqual([]);
});
