import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkButton } from './LinkButton.tsx';

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

it('is at least 44 px in both directions in every look, and passes axe', async () => {
  const screen = await render(
    <main>
      <Button look="strong">A</Button>
      <Button look="plain">B</Button>
      <Button look="quiet">C</Button>
      <IconButton icon="search" label="Search" />
      <LinkButton href="/">D</LinkButton>
    </main>,
  );
  const controls = [...screen.container.querySelectorAll('button, a')];
  expect(controls).toHaveLength(5);
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible();
  expect(await violations()).toEqual([]);
});
