import { Component, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useViewerChunk } from './use-viewer-chunk.ts';
import type { ViewerChunk } from './viewer-chunks.ts';

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

type ShownProps = { readonly viewer: ViewerChunk<Chunk>; readonly drawn: (name: string) => void };

function Shown({ viewer, drawn }: ShownProps) {
  const name = useViewerChunk(viewer)?.name ?? 'The drawn strip';
  useEffect(() => drawn(name), [drawn, name]);
  return name;
}

function show(load: () => Promise<Chunk>, here: Chunk | null = null): readonly string[] {
  const drawn: string[] = [];
  const note = (name: string): void => void drawn.push(name);
  const viewer = { load, here: () => here };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => {} });
  root.render(
    <StrictMode>
      <Boundary>
        <Shown viewer={viewer} drawn={note} />
      </Boundary>
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return drawn;
}

it('draws a viewer that came before at once, and asks for it no more', async () => {
  const load = vi.fn(async () => ({ name: 'Another' }));
  const drawn = show(load, { name: 'The viewer' });
  await expect.element(page.getByText('The viewer')).toBeVisible();
  await expect.poll(() => new Set(drawn)).toEqual(new Set(['The viewer']));
  expect(load).not.toHaveBeenCalled();
});

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
