import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { DropZone } from './DropZone.tsx';

const words = {
  label: 'Pages',
  labels: { choose: 'Choose', drop: 'or drop' },
  limits: ['20 MB each'],
  accept: ['image/png', '.zip'],
};

function png(name: string) {
  return new File(['picture'], name, { type: 'image/png' });
}

function dropped(...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
}

it('says what it takes, and hands over what is chosen, the same file again too', async () => {
  const onAdd = vi.fn<(files: readonly File[]) => void>();
  const screen = await render(<DropZone {...words} multiple onAdd={onAdd} />);
  const input = screen.getByRole('button', { name: 'Pages Choose' });
  await expect.element(input).toHaveAccessibleDescription('20 MB each');
  await userEvent.upload(input, [png('a.png'), png('b.png')]);
  await userEvent.upload(input, [png('a.png')]);
  expect(onAdd.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([
    ['a.png', 'b.png'],
    ['a.png'],
  ]);
});

it('takes what is dropped, one file where only one is wanted, and nothing while it is closed', async () => {
  const onAdd = vi.fn<(files: readonly File[]) => void>();
  const screen = await render(<DropZone {...words} onAdd={onAdd} />);
  const drop = () =>
    screen
      .getByText('20 MB each')
      .element()
      .dispatchEvent(dropped(png('a.png'), png('b.png')));
  drop();
  await screen.rerender(<DropZone {...words} disabled onAdd={onAdd} />);
  drop();
  expect(onAdd.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['a.png']]);
});
