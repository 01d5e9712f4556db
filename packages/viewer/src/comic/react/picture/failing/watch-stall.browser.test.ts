import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStall } from './watch-stall.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function waitingImage(loads: { complete: boolean; naturalWidth: number }) {
  const image = new Image();
  Object.defineProperty(image, 'complete', { get: () => loads.complete });
  Object.defineProperty(image, 'naturalWidth', { get: () => loads.naturalWidth });
  image.src = 'data:image/png;base64,AAAA';
  return image;
}

it('gives up an image of which nothing comes for twenty seconds, and ends its request', () => {
  const onStall = vi.fn<() => void>();
  const image = waitingImage({ complete: false, naturalWidth: 0 });
  watchStall(image, onStall);
  vi.advanceTimersByTime(19_999);
  expect(onStall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStall).toHaveBeenCalledTimes(1);
  expect(image.getAttribute('src')).toBeNull();
});

it('leaves more time to one that is coming, but no endless one', () => {
  const onStall = vi.fn<() => void>();
  watchStall(waitingImage({ complete: false, naturalWidth: 300 }), onStall);
  vi.advanceTimersByTime(89_999);
  expect(onStall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStall).toHaveBeenCalledTimes(1);
});

it('leaves alone what has come, and what is watched no longer', () => {
  const onStall = vi.fn<() => void>();
  watchStall(waitingImage({ complete: true, naturalWidth: 300 }), onStall);
  watchStall(waitingImage({ complete: false, naturalWidth: 0 }), onStall)();
  vi.advanceTimersByTime(500_000);
  expect(onStall).not.toHaveBeenCalled();
});
