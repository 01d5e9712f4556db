import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { CheckAllGroup, type CheckAllItem } from './CheckAllGroup.tsx';

type Key = 'terms' | 'privacy' | 'news';
function items(...ticked: Key[]): CheckAllItem<Key>[] {
  return [
    {
      key: 'terms',
      label: 'Terms of use',
      required: true,
      checked: ticked.includes('terms'),
      href: '#terms',
    },
    { key: 'privacy', label: 'Privacy', required: true, checked: ticked.includes('privacy') },
    {
      key: 'news',
      label: 'News',
      required: false,
      checked: ticked.includes('news'),
      readable: true,
    },
  ];
}
async function open(...ticked: Key[]) {
  const onItem = vi.fn<(key: Key, checked: boolean) => void>();
  const onAll = vi.fn<(checked: boolean) => void>();
  const onRead = vi.fn<(key: Key) => void>();
  const screen = await render(
    <main>
      <CheckAllGroup
        labels={{
          group: 'Consents',
          all: 'Select all',
          required: 'Required',
          optional: 'Optional',
          read: 'Read',
        }}
        items={items(...ticked)}
        onItem={onItem}
        onAll={onAll}
        onRead={onRead}
      />
    </main>,
  );
  return {
    screen,
    onItem,
    onAll,
    onRead,
    all: screen.getByRole('checkbox', { name: 'Select all' }),
  };
}

it.each([
  ['nothing', [], false, false, true],
  ['something', ['terms', 'privacy'], false, true, true],
  ['everything', ['terms', 'privacy', 'news'], true, false, false],
] as const)('with %s ticked, a press of all asks for the rest or for nothing', async (...row) => {
  const [, ticked, checked, mixed, next] = row;
  const { all, onAll } = await open(...ticked);
  expect(all.element().matches(':checked')).toBe(checked);
  expect(all.element().matches(':indeterminate')).toBe(mixed);
  await all.click();
  expect(onAll).toHaveBeenCalledExactlyOnceWith(next);
});

it('ticks one by one, and says which are required', async () => {
  const { screen, onItem } = await open('privacy');
  await screen.getByRole('checkbox', { name: 'News Optional' }).click();
  await screen.getByRole('checkbox', { name: 'Privacy Required' }).click();
  expect(onItem.mock.calls).toEqual([
    ['news', true],
    ['privacy', false],
  ]);
  await expect
    .element(screen.getByRole('checkbox', { name: 'Terms of use Required' }))
    .toBeRequired();
  await expect.element(screen.getByRole('checkbox', { name: 'News Optional' })).not.toBeRequired();
  await expect.element(screen.getByRole('group', { name: 'Consents' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('leads to the text beside the form, in an order that reads', async () => {
  const { screen } = await open();
  const read = screen.getByRole('link', { name: 'Read Terms of use Required' });
  await expect.element(read).toHaveAttribute('href', '#terms');
  await expect.element(read).toHaveAttribute('target', '_blank');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(read).toHaveFocus();
});

it('asks for the text that the screen shows itself', async () => {
  const { screen, onRead } = await open();
  await screen.getByRole('button', { name: 'Read News Optional' }).click();
  expect(onRead).toHaveBeenCalledExactlyOnceWith('news');
});
