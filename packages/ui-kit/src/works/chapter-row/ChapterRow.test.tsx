import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { ChapterRow, type ChapterRowProps } from './ChapterRow.tsx';

const row = (props: Partial<ChapterRowProps> = {}) => (
  <main style={{ width: 360 }}>
    <ChapterRow
      href="/comic/1/chapter/2/product"
      name="2. The lamp goes out"
      date="3 May 2025"
      dateTime="2025-05-03"
      thumbnail={null}
      state="3 coins"
      tone="price"
      {...props}
    />
  </main>
);

it('leads to the chapter and says in words what it costs', async () => {
  const screen = await render(row());
  await expect
    .element(screen.getByRole('link', { name: '2. The lamp goes out' }))
    .toHaveAttribute('href', '/comic/1/chapter/2/product');
  await expect.element(screen.getByText('3 coins')).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('has the preview as a second link that can be pressed by itself', async () => {
  const screen = await render(row({ preview: { href: '/preview', label: 'Preview' } }));
  const preview = screen.getByRole('link', { name: 'Preview: 2. The lamp goes out' }).element();
  const box = preview.getBoundingClientRect();
  expect(box.height).toBeGreaterThanOrEqual(44);
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  expect(hit?.closest('a')).toBe(preview);
});

it('strikes the former price and keeps within 360 px with the longest words', async () => {
  const screen = await render(
    row({
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
      state: 'Noch 23 Stunden verfügbar',
      original: { price: '5', label: 'before: 5 coins' },
      readLabel: 'Gelesen',
      preview: { href: '/preview', label: 'Leseprobe' },
    }),
  );
  await expect.element(screen.getByText('Gelesen')).toBeVisible();
  const whole = screen.getByRole('main').element();
  expect(whole.scrollWidth).toBeLessThanOrEqual(360);
  expect(await violations()).toEqual([]);
});

it('falls back to the default thumbnail', async () => {
  const screen = await render(row({ thumbnail: brokenPicture }));
  await expect
    .poll(() => screen.container.querySelector('[data-default-thumbnail]'))
    .not.toBeNull();
});
