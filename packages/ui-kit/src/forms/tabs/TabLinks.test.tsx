import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { TabLinks } from './TabLinks.tsx';

const tabs = ['subscribed', 'recent', 'rented', 'unlocked', 'finished', 'waiting', 'hidden'].map(
  (label) => ({ href: `#${label}`, label }),
);
function show(current: string, dir: 'ltr' | 'rtl' = 'ltr') {
  return (
    <main dir={dir} style={{ inlineSize: '240px' }}>
      <TabLinks label="Library" tabs={tabs} current={current} />
    </main>
  );
}

it('is a row of links of which one is shown now', async () => {
  const screen = await render(show('#recent'));
  await expect
    .element(screen.getByRole('link', { name: 'recent' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(screen.getByRole('link', { name: 'rented' }))
    .not.toHaveAttribute('aria-current');
  await expect.element(screen.getByRole('navigation', { name: 'Library' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

it.each(['ltr', 'rtl'] as const)('%s: brings the one that is shown into view', async (dir) => {
  const screen = await render(show('#subscribed', dir));
  const within = (name: string) => {
    const row = screen.getByRole('navigation').element().getBoundingClientRect();
    const tab = screen.getByRole('link', { name }).element().getBoundingClientRect();
    return tab.left > row.left - 1 && tab.right < row.right + 1;
  };
  expect(within('hidden')).toBe(false);
  await screen.rerender(show('#hidden', dir));
  await expect.poll(() => within('hidden')).toBe(true);
});
