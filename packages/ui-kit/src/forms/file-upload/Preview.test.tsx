import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { picture } from '#testing/pictures.ts';
import { isPicture, Preview } from './Preview.tsx';

function source(root: HTMLElement): string {
  return root.querySelector('img')?.src ?? '';
}

it('shows what was sent before by its address', async () => {
  const address = picture(4, 3);
  const screen = await render(<Preview picture={address} />);
  expect(source(screen.container)).toBe(address);
});

it('shows a chosen file and lets its bytes go with it', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const screen = await render(
    <Preview picture={new Blob(['<svg/>'], { type: 'image/svg+xml' })} />,
  );
  const address = source(screen.container);
  expect(address).toMatch(/^blob:/);
  await screen.unmount();
  expect(revoked).toHaveBeenCalledWith(address);
  revoked.mockRestore();
});

it.each([
  [new Blob([], { type: 'image/png' }), true],
  [new Blob([], { type: 'text/plain' }), false],
  ['/avatar.webp', true],
  [null, false],
  [undefined, false],
])('knows what can be seen, case %#', (given, seen) => {
  expect(isPicture(given)).toBe(seen);
});
