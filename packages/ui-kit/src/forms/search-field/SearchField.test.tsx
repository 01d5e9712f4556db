import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { SearchField, type SearchFieldLabels } from './SearchField.tsx';

const labels: SearchFieldLabels = {
  field: 'Search',
  placeholder: 'Title, author or publisher',
  submit: 'Find',
  clear: 'Clear',
  suggestions: 'Recent searches',
  remove: (word) => `Delete ${word}`,
};
function Searching({ onSearch }: { onSearch: (value: string) => void }) {
  const [value, setValue] = useState('');
  const [recent, setRecent] = useState(['moon', 'sea', 'train']);
  return (
    <main>
      <SearchField
        value={value}
        labels={labels}
        suggestions={recent}
        onValue={setValue}
        onSearch={onSearch}
        onRemove={(word) => setRecent(recent.filter((other) => other !== word))}
      />
      <button type="button">Elsewhere</button>
    </main>
  );
}
async function open() {
  const onSearch = vi.fn<(value: string) => void>();
  const screen = await render(<Searching onSearch={onSearch} />);
  return { screen, onSearch, field: screen.getByRole('combobox', { name: 'Search' }) };
}
function rows(screen: Awaited<ReturnType<typeof open>>['screen']): string[] {
  return screen
    .getByRole('row')
    .elements()
    .map((row) => row.textContent ?? '');
}

it('opens the suggestions on focus and closes them on blur', async () => {
  const { screen, field } = await open();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await field.click();
  expect(rows(screen)).toEqual(['moon', 'sea', 'train']);
  expect(await violations()).toEqual([]);
  await userEvent.tab();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  expect(rows(screen)).toEqual([]);
});

it('searches what is typed, and a suggestion that is pressed', async () => {
  const { screen, field, onSearch } = await open();
  await userEvent.type(field, 'harbour{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('harbour');
  await screen.getByRole('button', { name: 'Clear' }).click();
  await field.click();
  await screen.getByRole('button', { name: 'sea', exact: true }).click();
  expect(onSearch).toHaveBeenLastCalledWith('sea');
});

it('[A2-014] removes a single suggestion and stays open', async () => {
  const { screen, field, onSearch } = await open();
  await field.click();
  await screen.getByRole('button', { name: 'Delete sea' }).click();
  expect(rows(screen)).toEqual(['moon', 'train']);
  await expect.element(field).toHaveFocus();
  expect(onSearch).not.toHaveBeenCalled();
});

it('is walked by keyboard: down, across to remove, up, enter', async () => {
  const { screen, field, onSearch } = await open();
  await field.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = () =>
    document.querySelector(
      `#${CSS.escape(field.element().getAttribute('aria-activedescendant') ?? 'none')}`,
    );
  expect(active()?.textContent).toBe('sea');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(rows(screen)).toEqual(['moon', 'train']);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('train');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

it('[A5-032] [B5-030] takes 500 characters where no other limit is given', async () => {
  const { field } = await open();
  await expect.element(field).toHaveAttribute('maxlength', '500');
});
