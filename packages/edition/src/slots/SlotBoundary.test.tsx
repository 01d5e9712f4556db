import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lazyComponent } from '#lazy/lazy-component.ts';
import { SlotBoundary } from './SlotBoundary.tsx';

beforeEach(() => {
  failed = Promise.withResolvers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type HeartProps = { readonly label: string };

function Heart({ label }: HeartProps) {
  return <button type="button">{label}</button>;
}

/** A slot whose code does not come while `isBroken`. */
function slot() {
  const state = { isBroken: true };
  const load = vi.fn(async () => {
    if (state.isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return { Heart };
  });
  return { state, load, Slot: lazyComponent(load, 'Heart') };
}

function bounded(Slot: ComponentType<HeartProps>): ReactNode {
  return (
    <SlotBoundary fallback="Without">
      <Slot label="Subscribe" />
    </SlotBoundary>
  );
}

let failed = Promise.withResolvers<void>();

function show(content: ReactNode): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => failed.resolve() });
  root.render(content);
  const leave = (): void => {
    root.unmount();
    place.remove();
  };
  onTestFinished(leave);
  return leave;
}

/** Until the slot has failed once more: no poll, which would move the clock. */
async function failure(): Promise<void> {
  await failed.promise;
  failed = Promise.withResolvers();
}

/** Nothing waits for the clock: in frames, since what the runner itself has asked for may be under way. */
async function noTimer(): Promise<void> {
  for (let frame = 0; frame < 60 && vi.getTimerCount() > 0; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
  expect(vi.getTimerCount()).toBe(0);
}

const without = page.getByText('Without');
const heart = page.getByRole('button', { name: 'Subscribe' });

it('draws a slot whose code did not come anew, after 3 s and after 12 s more', async () => {
  const { state, load, Slot } = slot();
  show(bounded(Slot));
  await failure();
  expect(without.query()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await failure();
  state.isBroken = false;
  await vi.advanceTimersByTimeAsync(11_999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(heart).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

it('waits for a connection after that, and then asks at once', async () => {
  const { state, load, Slot } = slot();
  show(bounded(Slot));
  await failure();
  await vi.advanceTimersByTimeAsync(3000);
  await failure();
  await vi.advanceTimersByTimeAsync(12_000);
  await failure();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(3);
  state.isBroken = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(heart).toBeVisible();
  const shown = heart.element();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heart.element()).toBe(shown);
  expect(load).toHaveBeenCalledTimes(4);
});

it('has its code asked for anew by another page that draws it', async () => {
  const { state, load, Slot } = slot();
  const leave = show(bounded(Slot));
  await failure();
  leave();
  await noTimer();
  state.isBroken = false;
  await vi.advanceTimersByTimeAsync(1000);
  show(bounded(Slot));
  await expect.element(heart).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves what follows to who wants to be told', async () => {
  const { load, Slot } = slot();
  const told = Promise.withResolvers<void>();
  const onFailed = vi.fn(() => told.resolve());
  show(
    <SlotBoundary fallback="Without" onFailed={onFailed}>
      <Slot label="Subscribe" />
    </SlotBoundary>,
  );
  await told.promise;
  await noTimer();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(onFailed).toHaveBeenCalledTimes(1);
});
