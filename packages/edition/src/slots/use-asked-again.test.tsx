import { SlotBoundary } from './SlotBoundary.tsx';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useAskedAgain } from './use-asked-again.ts';

it('draws anew what failed without a connection, once that is back, and nothing else', async () => {
  let isOffline = true;
  const drawn = vi.fn<() => void>();
  function Said() {
    drawn();
    if (isOffline) throw new TypeError('Failed to fetch');
    return <input />;
  }
  function Place() {
    const { turn, onFailed } = useAskedAgain();
    return (
      <SlotBoundary key={turn} onFailed={onFailed}>
        <Said />
      </SlotBoundary>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => undefined });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Place />);
  await expect.poll(() => drawn.mock.calls.length).toBeGreaterThan(0);
  isOffline = false;
  const input = (): Element | null => place.querySelector('input');
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'));
      return input();
    })
    .not.toBeNull();
  const before = input();
  window.dispatchEvent(new Event('online'));
  await new Promise((drawnAgain) => requestAnimationFrame(() => requestAnimationFrame(drawnAgain)));
  expect(input()).toBe(before);
});
