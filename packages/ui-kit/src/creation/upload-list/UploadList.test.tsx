import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import type { ListedUpload } from './listed-upload.ts';
import { UploadList } from './UploadList.tsx';

const labels = {
  list: 'Pages',
  move: (name: string) => `Move ${name}`,
  moveHint: 'Arrow keys move it',
  moved: (name: string, position: number, total: number) => `${name} is ${position} of ${total}`,
  more: (name: string) => `More for ${name}`,
  toStart: 'To the start',
  toEnd: 'To the end',
  replace: 'Replace',
  retry: 'Send again',
  remove: 'Remove',
};

type Asked = {
  readonly onReplace?: (key: string, file: File) => void;
  readonly onRetry?: (key: string) => void;
  readonly first?: Partial<ListedUpload>;
};

function Ordering({ first, ...asked }: Asked) {
  const [names, setNames] = useState(['a', 'b', 'c']);
  return (
    <main>
      <UploadList
        {...asked}
        labels={labels}
        accept={['image/png']}
        files={names.map((name) => ({ key: name, name, ...(name === 'a' && first) }))}
        onMove={(key, to) => {
          const others = names.filter((name) => name !== key);
          setNames([...others.slice(0, to), key, ...others.slice(to)]);
        }}
        onRemove={(key) => setNames(names.filter((name) => name !== key))}
      />
    </main>
  );
}

function order() {
  return page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('bdi')?.textContent)
    .join('');
}
function handle(name: string) {
  return page.getByRole('button', { name: `Move ${name}` });
}

it('moves a file by the keys of its handle, keeps the focus there and says where it is', async () => {
  await render(<Ordering />);
  handle('a').element().focus();
  await expect.element(handle('a')).toHaveAccessibleDescription('Arrow keys move it');
  await userEvent.keyboard('{ArrowUp}');
  expect(order()).toBe('abc');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(order).toBe('bac');
  await expect.element(handle('a')).toHaveFocus();
  await expect.element(page.getByText('a is 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await expect.poll(order).toBe('bca');
  await userEvent.keyboard('{Home}');
  await expect.poll(order).toBe('abc');
  await expect.element(handle('a')).toHaveFocus();
  expect(await violations()).toEqual([]);
});

it('moves a file to where its handle is dragged, and leaves it where Escape is pressed', async () => {
  await render(<Ordering />);
  const pointer = { pointerId: 1, button: 0, bubbles: true };
  const middle = (name: string) => {
    const { top, height } = handle(name).element().getBoundingClientRect();
    return top + height / 2;
  };
  const drag = (name: string, y: number) => {
    const at = handle(name).element();
    at.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, clientY: middle(name) }));
    dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientY: y }));
  };
  drag('a', middle('c') + 10);
  await expect.poll(() => document.querySelectorAll('[data-drop="after"]').length).toBe(1);
  dispatchEvent(new PointerEvent('pointerup', pointer));
  await expect.poll(order).toBe('bca');
  drag('a', middle('b') - 10);
  await expect.poll(() => document.querySelectorAll('[data-drop="before"]').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  dispatchEvent(new PointerEvent('pointerup', pointer));
  await expect.poll(() => document.querySelectorAll('[data-drop]').length).toBe(0);
  expect(order()).toBe('bca');
});

it('brings the focus to a neighbour of what is removed', async () => {
  await render(<Ordering />);
  await page.getByRole('button', { name: 'More for b' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(order).toBe('ac');
  await expect.element(handle('c')).toHaveFocus();
});

it('says how far a file is and what is wrong with it, and offers to send or replace it', async () => {
  const onReplace = vi.fn<(key: string, file: File) => void>();
  const onRetry = vi.fn<(key: string) => void>();
  const first = { percent: 45, error: 'No connection', canRetry: true };
  const screen = await render(<Ordering first={first} onReplace={onReplace} onRetry={onRetry} />);
  await expect
    .element(page.getByRole('progressbar', { name: 'a' }))
    .toHaveAttribute('aria-valuenow', '45');
  const more = page.getByRole('button', { name: 'More for a' });
  await expect.element(more).toHaveAccessibleDescription('No connection');
  await more.click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('a');
  const input = screen.container.querySelectorAll('input')[1];
  if (!input) throw new Error('there is no file to choose');
  await userEvent.upload(input, new File(['x'], 'new.png', { type: 'image/png' }));
  expect(onReplace.mock.calls.map(([key, file]) => [key, file.name])).toEqual([['b', 'new.png']]);
});
