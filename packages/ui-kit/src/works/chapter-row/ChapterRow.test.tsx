import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { SkeletonRow } from '#lists/skeleton/Skeleton.tsx';
import { brokenPicture, picture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { ChapterRow, type ChapterRowProps, type ChapterTone } from './ChapterRow.tsx';

function row(props: Partial<ChapterRowProps> = {}) {
  return (
    <main style={{ width: 328 }}>
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
}

it('leads to the chapter and says in words what it costs, to the ear as well', async () => {
  const screen = await render(row());
  const link = screen.getByRole('link', { name: '2. The lamp goes out' });
  await expect.element(link).toHaveAttribute('href', '/comic/1/chapter/2/product');
  await expect.element(link).toHaveAccessibleDescription('3 coins');
  await expect.element(screen.getByText('3 coins')).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('says which chapter it is where its name does not', async () => {
  const screen = await render(row({ name: 'The lamp goes out', number: 'Chapter 2' }));
  await expect.element(screen.getByText('Chapter 2', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'The lamp goes out' })).toBeVisible();
});

it('tells of a press before it leads there, of its preview as well', async () => {
  const seen: string[] = [];
  const screen = await render(
    row({
      onClick: (event) => {
        event.preventDefault();
        seen.push('row');
      },
      preview: {
        href: '/comic/1/chapter/2/trial',
        label: 'Preview',
        onClick: (event) => {
          event.preventDefault();
          seen.push('preview');
        },
      },
    }),
  );
  await screen.getByText('3 coins').click({ force: true });
  await screen.getByRole('link', { name: 'Preview: 2. The lamp goes out' }).click();
  expect(seen).toEqual(['row', 'preview']);
});

it('can be pressed anywhere, its state included', async () => {
  const screen = await render(row());
  const box = screen.getByText('3 coins').element().getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + 4, box.top + 4);
  expect(hit?.closest('a')).toBe(screen.getByRole('link').element());
});

it.each<[ChapterTone, string, 'with' | 'without']>([
  ['owned', 'Owned', 'with'],
  ['free', 'Free', 'without'],
  ['open', '2 days left', 'without'],
  ['wait', 'Wait 3 h', 'with'],
  ['price', '3 coins', 'without'],
])('says %s in the words "%s", %s a picture', async (tone, state, drawn) => {
  const screen = await render(row({ tone, state }));
  const words = screen.getByText(state);
  await expect.element(words).toBeVisible();
  expect(words.element().querySelector('svg') !== null).toBe(drawn === 'with');
  expect(await violations()).toEqual([]);
});

it('strikes the price before a discount and says how much cheaper it is and what comes back', async () => {
  const screen = await render(
    row({
      original: { price: '5', label: 'before: 5 coins' },
      discount: '40% off',
      coinBack: '1 coin back',
    }),
  );
  const former = screen.getByText('5', { exact: true }).element().closest('s');
  expect(former && getComputedStyle(former).textDecorationLine).toBe('line-through');
  await expect
    .element(screen.getByRole('link'))
    .toHaveAccessibleDescription('before: 5 coins 3 coins 40% off 1 coin back');
});

it('has the preview as a second link that can be pressed by itself', async () => {
  const screen = await render(row({ preview: { href: '/preview', label: 'Preview' } }));
  const preview = screen.getByRole('link', { name: 'Preview: 2. The lamp goes out' }).element();
  const box = preview.getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  expect(hit?.closest('a')).toBe(preview);
});

it('says where the reader stopped, and what was read', async () => {
  const screen = await render(row({ current: true, readLabel: 'Read' }));
  await expect.element(screen.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect.element(screen.getByText('Read', { exact: true })).toBeVisible();
});

it('is one checkbox while chapters are chosen, pressed anywhere or by the keyboard', async () => {
  const onChecked = vi.fn<(checked: boolean) => void>();
  const screen = await render(
    row({ selection: { checked: false, onChecked }, preview: { href: '/p', label: 'Preview' } }),
  );
  const box = screen.getByRole('checkbox', { name: '2. The lamp goes out' });
  await expect.element(box).toHaveAccessibleDescription('3 coins');
  expect(screen.getByRole('link').elements()).toEqual([]);
  await screen.getByText('3 May 2025').click({ force: true });
  expect(onChecked).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard('{Tab}');
  box.element().focus();
  await userEvent.keyboard(' ');
  expect(onChecked).toHaveBeenCalledTimes(2);
  expect(await violations()).toEqual([]);
});

it('cannot be checked where there is nothing to buy', async () => {
  const onChecked = vi.fn<(checked: boolean) => void>();
  const screen = await render(
    row({
      tone: 'owned',
      state: 'Owned',
      selection: { checked: false, disabled: true, onChecked },
    }),
  );
  await expect.element(screen.getByRole('checkbox')).toBeDisabled();
  await screen.getByText('2. The lamp goes out').click({ force: true });
  expect(onChecked).not.toHaveBeenCalled();
  expect(await violations()).toEqual([]);
});

it('keeps within the narrowest phone with the longest words', async () => {
  const screen = await render(
    row({
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
      state: 'Noch 23 Stunden verfügbar',
      original: { price: '5', label: 'zuvor: 5 Münzen' },
      discount: '40 % Rabatt',
      readLabel: 'Gelesen',
      preview: { href: '/preview', label: 'Leseprobe' },
      selection: undefined,
    }),
  );
  await expect.element(screen.getByText('Gelesen')).toBeVisible();
  expect(screen.getByRole('main').element().scrollWidth).toBeLessThanOrEqual(328);
  const name = screen
    .getByText(/^Donau/)
    .element()
    .getBoundingClientRect();
  expect(name.width).toBeGreaterThan(80);
  expect(await violations()).toEqual([]);
});

it.each([
  ['fails', brokenPicture],
  ['is missing', null],
])('stands in the default thumbnail where the picture %s', async (_, thumbnail) => {
  const screen = await render(row({ thumbnail }));
  await expect
    .poll(() => screen.container.querySelector('[data-default-thumbnail]'))
    .not.toBeNull();
});

it('has no room for a picture where no row has one', async () => {
  const screen = await render(row({ thumbnail: undefined }));
  expect(screen.container.querySelector('img, [data-default-thumbnail]')).toBeNull();
});

it('is as high as the row that was drawn while it loaded', async () => {
  const screen = await render(
    <>
      {row({ thumbnail: picture(4, 3) })}
      <div style={{ width: 328 }} data-loading>
        <SkeletonRow />
      </div>
    </>,
  );
  const height = (selector: string): number | undefined =>
    screen.container.querySelector(selector)?.getBoundingClientRect().height;
  expect(height('[data-loading]')).toBe(height('main'));
});
