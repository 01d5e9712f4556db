import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { FormActions } from './FormActions.tsx';

function show(busy: boolean, onSubmit: () => void) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormActions submit="Send" busyLabel="Sending…" busy={busy} />
    </form>
  );
}

it('submits once, keeps the focus while busy, and says so', async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(show(false, onSubmit));
  const { width } = screen.getByRole('button').element().getBoundingClientRect();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.rerender(show(true, onSubmit));
  const busy = screen.getByRole('button', { name: 'Sending…' });
  await expect.element(busy).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sending…');
  await userEvent.keyboard('{Enter}');
  await busy.click({ force: true });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(busy.element().getBoundingClientRect().width).toBe(width);
});

it.each([
  [767, 'sticky'],
  [768, 'static'],
] as const)('at %i px of width its position is %s', async (width, position) => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, 600);
  const screen = await render(show(false, vi.fn()));
  const actions = screen.getByRole('button').element().parentElement;
  expect(actions && getComputedStyle(actions).position).toBe(position);
  await page.viewport(innerWidth, innerHeight);
});

it('ends where the fields above it end', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <div data-testid="form">
      <FormActions submit="Send" busyLabel="Sending…" />
    </div>,
  );
  const end = (element: Element) => element.getBoundingClientRect().right;
  const button = screen.getByRole('button').element();
  expect(end(button)).toBe(end(screen.getByTestId('form').element()));
});
