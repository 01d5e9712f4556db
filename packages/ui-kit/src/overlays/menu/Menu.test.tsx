import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { IconButton } from '#actions/button/IconButton.tsx';
import { Dialog } from '#overlays/dialog/Dialog.tsx';
import { violations } from '#testing/violations.ts';
import { Menu } from './Menu.tsx';

const onSelect = vi.fn<(key: string) => void>();
function item(key: string) {
  return { key, label: key, onSelect: () => onSelect(key) };
}
const items = [
  item('Edit'),
  { ...item('Pin'), disabled: true },
  item('Share'),
  item('Save'),
  { key: 'Help', label: 'Help', href: '#help' },
];
const menu = (
  <Menu
    label="Comment actions"
    items={items}
    renderTrigger={(props) => <IconButton {...props} icon="more" label="More" />}
  />
);

function focused(): string | null {
  return document.activeElement?.textContent ?? null;
}

async function shown() {
  onSelect.mockClear();
  const screen = await render(
    <main>
      {menu}
      <button type="button">After</button>
    </main>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  return { screen, button, list: screen.getByRole('menu', { name: 'Comment actions' }) };
}

it('opens under its button with the focus on its first item, and passes axe', async () => {
  const { button, list } = await shown();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(list).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(focused).toBe('Edit');
  expect(await violations()).toEqual([]);
});

it.each([
  ['{ArrowDown}', 'Edit'],
  ['{ArrowUp}', 'Help'],
  ['{Enter}', 'Edit'],
])('opens from its button by %s at %s', async (key, first) => {
  await shown();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.poll(focused).toBe(first);
});

it('moves by arrow keys round its ends, Home and End', async () => {
  const { button } = await shown();
  await button.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(focused).toBe('Help');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('Edit');
  await userEvent.keyboard('{End}');
  await expect.poll(focused).toBe('Help');
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.poll(focused).toBe('Pin');
});

/** A key at a moment of the reader's clock, which runs however slow the machine is. */
function keyAt(key: string, milliseconds: number): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: milliseconds });
  document.activeElement?.dispatchEvent(event);
}

it('finds an item by its first letters, the next one with each single letter', async () => {
  const { button } = await shown();
  await button.click();
  await expect.poll(focused).toBe('Edit');
  keyAt('s', 10_000);
  expect(focused()).toBe('Share');
  keyAt('s', 10_500);
  expect(focused()).toBe('Save');
  keyAt('s', 11_000);
  keyAt('h', 11_499);
  expect(focused()).toBe('Share');
});

it.each(['{Enter}', ' '])('chooses by %j, closes and returns the focus', async (key) => {
  const { button, list } = await shown();
  await button.click();
  await expect.poll(focused).toBe('Edit');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(focused).toBe('Share');
  await userEvent.keyboard(key);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Share');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('reaches what cannot be chosen, and does not choose it', async () => {
  const { button, list, screen } = await shown();
  await button.click();
  const pin = screen.getByRole('menuitem', { name: 'Pin' });
  await expect.element(pin).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  await expect.element(list).toBeVisible();
});

it('follows a link by the space bar too', async () => {
  const { button } = await shown();
  await button.click();
  await userEvent.keyboard('{End} ');
  await expect.poll(() => location.hash).toBe('#help');
  location.hash = '';
});

it('goes on from its button by the Tab key', async () => {
  const { button, screen, list } = await shown();
  await button.click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
});

it('closes at a press beside it, and at a second press of its button', async () => {
  const { button, screen, list } = await shown();
  await button.click();
  await screen.getByRole('button', { name: 'After' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await button.click();
  await button.click();
  await expect.element(list).not.toBeInTheDocument();
});

it('closes at Escape without closing a dialog around it', async () => {
  const onClose = vi.fn<() => void>();
  const screen = await render(<Dialog open title="Ask" onClose={onClose} actions={menu} />);
  const button = screen.getByRole('button', { name: 'More' });
  await button.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('begins all words on one line where only some items have a picture', async () => {
  const screen = await render(
    <Menu
      label="Share"
      items={[{ ...item('Copy'), icon: 'copy' }, item('Send')]}
      renderTrigger={(props) => <IconButton {...props} icon="share" label="Share" />}
    />,
  );
  await screen.getByRole('button', { name: 'Share' }).click();
  const left = (text: string) => screen.getByText(text).element().getBoundingClientRect().left;
  expect(left('Send')).toBe(left('Copy'));
});
