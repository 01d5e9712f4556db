import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { picture } from '#testing/pictures.ts';
import { AvatarUpload } from './AvatarUpload.tsx';

function Portrait({ progress, initial = null }: { progress?: number; initial?: string | null }) {
  const [shown, setShown] = useState<Blob | string | null>(initial);
  return (
    <main>
      <AvatarUpload
        label="Picture"
        labels={{ choose: 'Choose', remove: 'Remove', progress: 'Sending' }}
        accept={['image/png', 'image/jpeg']}
        picture={shown}
        progress={progress}
        onChoose={setShown}
        onRemove={() => setShown(null)}
      />
    </main>
  );
}

it('shows what was chosen, and lets it go', async () => {
  const screen = await render(<Portrait />);
  const input = screen.getByRole('button', { name: 'Picture Choose' });
  expect(screen.container.querySelector('img')).toBeNull();
  await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  expect(screen.container.querySelector('img')?.src).toMatch(/^blob:/);
  await screen.getByRole('button', { name: 'Remove' }).click();
  expect(screen.container.querySelector('img')).toBeNull();
  await expect.element(input).toHaveFocus();
});

it('says how much has been sent, and waits meanwhile with the focus where it was', async () => {
  const screen = await render(<Portrait initial={picture(60, 60)} />);
  const input = screen.getByRole('button', { name: 'Picture Choose' });
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await screen.rerender(<Portrait progress={40} initial={picture(60, 60)} />);
  await expect.element(input).toHaveFocus();
  await expect
    .element(screen.getByRole('progressbar', { name: 'Sending' }))
    .toHaveAttribute('aria-valuenow', '40');
  await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  expect(screen.container.querySelector('img')?.src).not.toMatch(/^blob:/);
  await expect
    .element(screen.getByRole('button', { name: 'Remove' }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(await violations()).toEqual([]);
  await screen.rerender(<Portrait initial={picture(60, 60)} />);
  await expect
    .element(screen.getByRole('button', { name: 'Remove' }))
    .not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('progressbar').elements()).toEqual([]);
  expect(await violations()).toEqual([]);
});

it('is round', async () => {
  const screen = await render(<Portrait initial={picture(60, 90)} />);
  const box = screen.container.querySelector('img')?.getBoundingClientRect();
  expect(box?.width).toBe(box?.height);
});
