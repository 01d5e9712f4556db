import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { picture } from '#testing/pictures.ts';
import { LibraryRow } from './LibraryRow.tsx';

const row = {
  href: '/comic/9',
  title: 'Lane Nine',
  cover: { src: picture(30, 40, 'teal') },
  text: 'Last read: The false start',
  note: '3 unread',
  news: { label: 'New', spoken: 'A new chapter since your last visit' },
  resume: { href: '/comic/9/chapter/4/product', label: 'Continue with The false start' },
};

it('leads to its title and to where its reader stopped', async () => {
  const screen = await render(<LibraryRow {...row} />);
  await expect
    .element(screen.getByRole('link', { name: 'Lane Nine', exact: true }))
    .toHaveAttribute('href', row.href);
  await expect
    .element(screen.getByRole('link', { name: row.resume.label }))
    .toHaveAttribute('href', row.resume.href);
});

it('speaks in a sentence what its mark says in a word', async () => {
  const screen = await render(<LibraryRow {...row} />);
  await expect.element(screen.getByText(row.news.spoken)).toBeInTheDocument();
  const mark = screen.getByText('New', { exact: true }).element();
  expect(mark.closest('[aria-hidden="true"]')).not.toBeNull();
});

it('is one box and leads nowhere while titles are chosen', async () => {
  const onChecked = vi.fn<(checked: boolean) => void>();
  const selection = { label: 'Select Lane Nine', checked: true, onChecked };
  const screen = await render(<LibraryRow {...row} selection={selection} />);
  expect(screen.getByRole('link').elements()).toEqual([]);
  const box = screen.getByRole('checkbox', { name: 'Select Lane Nine' }).element();
  const { right, bottom } = screen.getByRole('article').element().getBoundingClientRect();
  const corner = document.elementFromPoint(right - 4, bottom - 4);
  expect(corner?.closest('label')?.contains(box)).toBe(true);
  box.focus();
  await userEvent.keyboard(' ');
  expect(onChecked).toHaveBeenCalledWith(false);
});

it('keeps the name of a title that is gone, without a way to it', async () => {
  const screen = await render(<LibraryRow {...row} href={null} resume={undefined} />);
  await expect.element(screen.getByRole('heading', { name: 'Lane Nine' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toEqual([]);
});
