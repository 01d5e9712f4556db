import { Component, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useViewerChunk } from './use-viewer-chunk.ts';

type Chunk = { readonly name: string };
type Failed = { readonly error: Error | null };

class Boundary extends Component<{ readonly children: ReactNode }, Failed> {
  override state: Failed = { error: null };
  static getDerivedStateFromError(error: Error): Failed {
    return { error };
  }
  override render() {
    const { error } = this.state;
    return error ? `${error.name}: ${error.message}` : this.props.children;
  }
}

function Shown({ load }: { readonly load: () => Promise<Chunk> }) {
  return useViewerChunk(load)?.name ?? 'The drawn strip';
}

function show(load: () => Promise<Chunk>): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => {} });
  root.render(
    <StrictMode>
      <Boundary>
        <Shown load={load} />
      </Boundary>
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

it('leaves what is drawn until the viewer’s code has come', async () => {
  const arrival = Promise.withResolvers<Chunk>();
  show(() => arrival.promise);
  await expect.element(page.getByText('The drawn strip')).toBeVisible();
  arrival.resolve({ name: 'The viewer' });
  await expect.element(page.getByText('The viewer')).toBeVisible();
});

it('gives the page’s boundary what kept it from coming, as it was', async () => {
  const load = vi.fn(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  show(load);
  const words = 'TypeError: Failed to fetch dynamically imported module';
  await expect.element(page.getByText(words)).toBeVisible();
});
