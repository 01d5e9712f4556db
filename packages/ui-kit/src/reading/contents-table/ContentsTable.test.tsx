import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { ContentsTable, type ContentsLine } from './ContentsTable.tsx';

const lines: ContentsLine[] = [
  { id: 'a', label: 'Part one', depth: 0, state: 'heading' },
  { id: 'b', label: 'The harbour', depth: 1, state: 'read' },
  { id: 'c', label: 'The lamp', depth: 1, state: 'open' },
  { id: 'd', label: 'The storm', depth: 1, state: 'locked' },
];

function table(known: readonly ContentsLine[], onChoose: (id: string) => void = () => undefined) {
  return (
    <main style={{ width: 328, height: 200, overflowY: 'auto' }}>
      <ContentsTable
        lines={known}
        current="c"
        currentLabel="You are here"
        readLabel="read"
        lockedLabel="locked"
        onChoose={onChoose}
      />
    </main>
  );
}

it('[A2-101] leads to every place and says how each stands', async () => {
  const onChoose = vi.fn<(id: string) => void>();
  const screen = await render(table(lines, onChoose));
  const current = screen.getByRole('button', { name: 'The lamp You are here' });
  await expect.element(current).toHaveAttribute('aria-current', 'location');
  await expect.element(screen.getByRole('button', { name: 'The harbour read' })).toBeVisible();
  await screen.getByRole('button', { name: 'The storm locked' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('d');
  expect(screen.getByRole('button').elements()).toHaveLength(3);
});

it('indents as the book does', async () => {
  const screen = await render(table(lines));
  const start = (name: string): number =>
    Number.parseFloat(getComputedStyle(screen.getByText(name).element()).paddingLeft);
  const button = screen.getByRole('button', { name: 'The lamp You are here' }).element();
  expect(Number.parseFloat(getComputedStyle(button).paddingLeft)).toBe(start('Part one') + 16);
});

it('opens at the current one', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    id: index === 40 ? 'c' : `${index}`,
    label: `Chapter ${index}`,
    depth: 0,
    state: 'open' as const,
  }));
  const screen = await render(table(many));
  const box = screen.getByRole('main').element().getBoundingClientRect();
  const { top, bottom } = screen.getByText('Chapter 40').element().getBoundingClientRect();
  expect(top).toBeGreaterThan(box.top);
  expect(bottom).toBeLessThan(box.bottom);
});

it('keeps long titles to three lines within its width', async () => {
  const long = [{ id: 'c', label: 'Leuchtturm'.repeat(30), depth: 3, state: 'open' as const }];
  const screen = await render(table(long));
  expect(screen.getByRole('main').element().scrollWidth).toBeLessThanOrEqual(328);
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBeLessThan(90);
});
