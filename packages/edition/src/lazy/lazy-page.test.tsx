import { Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ChunkTimeoutError } from './chunk-timeout.ts';
import { lazyPage } from './lazy-page.tsx';

function show(content: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(content);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

it('waits for the code of a first page and shows it, and React has nothing to complain of', async () => {
  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => complaints.mockRestore());
  const arrival = Promise.withResolvers<{ First: () => string }>();
  const load = vi.fn(() => arrival.promise);
  const { Page } = lazyPage(load, 'First');
  // With nothing to show meanwhile, React goes on where it was when the code has come.
  show(<Page />);
  await expect.poll(() => load).toHaveBeenCalled();
  arrival.resolve({ First: () => 'The first page' });
  await expect.element(page.getByText('The first page')).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

it('shows at once what was fetched before', async () => {
  const waiting = vi.fn(() => 'Waiting');
  function Waiting() {
    return waiting();
  }
  const { Page, fetch } = lazyPage(async () => ({ First: () => 'The first page' }), 'First');
  await fetch();
  show(
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>,
  );
  await expect.element(page.getByText('The first page')).toBeVisible();
  expect(waiting).not.toHaveBeenCalled();
});

it('[A9-014] gives up on a page whose code never comes, and fetches it anew', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const load = vi.fn(() => new Promise<{ First: () => string }>(() => {}));
  const { fetch } = lazyPage(load, 'First');
  const outcome = vi.fn<(error: unknown) => void>();
  void fetch().catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkTimeoutError));
  void fetch().catch(outcome);
  expect(load).toHaveBeenCalledTimes(2);
});
