import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useNearEnd } from './use-near-end.ts';

function List({ active, onNear }: { active: boolean; onNear: () => void }) {
  const mark = useNearEnd(active, onNear);
  return (
    <>
      <div style={{ height: 2000 }} />
      <div ref={mark} data-testid="end" style={{ height: 10 }} />
      <div style={{ height: 2000 }} />
    </>
  );
}
/** Scrolls until the end of the list is this far below the screen. */
const endBelow = async (distance: number): Promise<void> => {
  const end = document.querySelector('[data-testid=end]');
  if (!end) throw new Error('no end');
  window.scrollTo(0, end.getBoundingClientRect().top + scrollY - innerHeight - distance);
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
};

afterEach(() => window.scrollTo(0, 0));

it('[A9-011] asks for more when the end is within 300 px, not before', async () => {
  await page.viewport(400, 600);
  const onNear = vi.fn<() => void>();
  await render(<List active onNear={onNear} />);
  await endBelow(302);
  expect(onNear).not.toHaveBeenCalled();
  await endBelow(298);
  await expect.poll(() => onNear.mock.calls.length).toBe(1);
});

it('asks for nothing while it is not active', async () => {
  const onNear = vi.fn<() => void>();
  await render(<List active={false} onNear={onNear} />);
  await endBelow(0);
  expect(onNear).not.toHaveBeenCalled();
});
