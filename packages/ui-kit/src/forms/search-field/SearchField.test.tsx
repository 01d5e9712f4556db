import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import type { SearchCompletion } from './CompletionList.tsx';
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
        form={{ action: '/search', field: 'keyword' }}
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

function Completing({ onSearch, onComplete }: Record<string, (text: string) => void>) {
  const [value, setValue] = useState('');
  return (
    <main>
      <SearchField
        value={value}
        labels={{ ...labels, completions: 'Suggestions' }}
        suggestions={['moon']}
        completions={value.startsWith('sea') ? completions : []}
        onValue={setValue}
        onSearch={onSearch ?? vi.fn()}
        onRemove={vi.fn()}
        onComplete={onComplete}
      />
    </main>
  );
}
const completions: readonly SearchCompletion[] = [
  {
    key: 'a',
    icon: 'book',
    text: 'The Sea, the sea',
    typed: [
      [4, 7],
      [13, 16],
    ],
    more: 'Ada',
  },
  { key: 'b', icon: 'person', text: 'Ann <b>Sea</b>', typed: [[7, 10]] },
  { key: 'c', icon: 'book', text: 'Mistyped', typed: [] },
];
async function complete() {
  const onSearch = vi.fn<(value: string) => void>();
  const onComplete = vi.fn<(key: string) => void>();
  const screen = await render(<Completing onSearch={onSearch} onComplete={onComplete} />);
  const field = screen.getByRole('combobox', { name: 'Search' });
  await field.click();
  return { screen, field, onSearch, onComplete };
}

it('offers what may be meant as the options of a combobox, in place of the suggestions', async () => {
  const { screen, field } = await complete();
  expect(rows(screen)).toEqual(['moon']);
  await field.fill('sea');
  await expect.element(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(rows(screen)).toEqual([]);
  await expect.element(field).toHaveAttribute('aria-haspopup', 'listbox');
  await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
  const options = screen.getByRole('option').elements();
  expect(options.map((option) => option.textContent)).toEqual([
    'The Sea, the seaAda',
    'Ann <b>Sea</b>',
    'Mistyped',
  ]);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Sea',
    'sea',
    'Sea',
  ]);
  expect(await violations()).toEqual([]);
  await field.fill('');
  expect(rows(screen)).toEqual(['moon']);
});

it('chooses a completion by arrows and Enter, or by pressing it', async () => {
  const { screen, field, onSearch, onComplete } = await complete();
  await field.fill('sea');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Delete}');
  const active = screen.getByRole('option', { selected: true });
  await expect.element(active).toHaveTextContent('Ann <b>Sea</b>');
  await expect.element(field).toHaveAttribute('aria-activedescendant', active.element().id);
  await userEvent.keyboard('{Enter}');
  expect(onComplete).toHaveBeenLastCalledWith('b');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await field.fill('sea ');
  await screen.getByRole('option', { name: 'Mistyped' }).click();
  expect(onComplete).toHaveBeenLastCalledWith('c');
  expect(onSearch).not.toHaveBeenCalled();
});

it('searches for what is typed with Enter alone, and closes with Escape until more is typed', async () => {
  const { screen, field, onSearch, onComplete } = await complete();
  await field.fill('sea');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('option').elements()).toEqual([]);
  await expect.element(field).toHaveValue('sea');
  await userEvent.keyboard('m');
  expect(screen.getByRole('option').elements()).toHaveLength(3);
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('seam');
  expect(onComplete).not.toHaveBeenCalled();
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves the keys of a composition to it: %j',
  async (composing) => {
    const { screen, field, onComplete } = await complete();
    await field.fill('sea');
    await userEvent.keyboard('{ArrowDown}');
    for (const key of ['ArrowDown', 'Escape', 'Enter'])
      field
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...composing }));
    expect(onComplete).not.toHaveBeenCalled();
    const active = screen.getByRole('option', { selected: true });
    await expect.element(active).toHaveTextContent('The Sea, the seaAda');
  },
);

it('[A5-032] [B5-030] takes 500 characters where no other limit is given', async () => {
  const { field } = await open();
  await expect.element(field).toHaveAttribute('maxlength', '500');
});

it('carries what is typed to an address where no script takes it', async () => {
  const { field } = await open();
  await field.fill('sea & sand');
  const form = (field.element() as HTMLInputElement).form ?? undefined;
  expect(form?.getAttribute('action')).toBe('/search');
  expect([...new FormData(form)]).toEqual([['keyword', 'sea & sand']]);
});
