import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Button } from './Button.tsx';

it('acts when pressed, and not while it is disabled', async () => {
  const act = vi.fn<() => void>();
  const screen = await render(
    <>
      <Button look="strong" onClick={act}>
        Read
      </Button>
      <Button onClick={act} disabled>
        Later
      </Button>
    </>,
  );
  await screen.getByRole('button', { name: 'Read' }).click();
  await expect.element(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
  expect(act).toHaveBeenCalledTimes(1);
});

it('does nothing while it is busy, not even send its form, and keeps the focus', async () => {
  const act = vi.fn<() => void>();
  const send = vi.fn<() => void>();
  const screen = await render(
    <form onSubmit={send}>
      <Button type="submit" busy onClick={act}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  expect(act).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

it('does not change its size when it becomes busy', async () => {
  const screen = await render(<Button look="strong">Save</Button>);
  const width = screen.getByRole('button').element().getBoundingClientRect().width;
  await screen.rerender(
    <Button look="strong" busy>
      Save
    </Button>,
  );
  expect(screen.getByRole('button').element().getBoundingClientRect().width).toBe(width);
});

it.each(['strong', 'plain', 'quiet', 'danger'] as const)(
  'is at least 44 px in both directions: %s',
  async (look) => {
    const screen = await render(
      <main>
        <Button look={look}>A</Button>
        <Button look={look} busy>
          B
        </Button>
      </main>,
    );
    for (const button of screen.getByRole('button').elements()) {
      const box = button.getBoundingClientRect();
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  },
);
