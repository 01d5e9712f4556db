import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkTimeoutError, withChunkTimeout } from './chunk-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('[A9-014] gives up on a page that has not loaded after 120,000 ms, and not before', async () => {
  const outcome = vi.fn<(error: unknown) => void>();
  void withChunkTimeout(() => new Promise(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkTimeoutError));
});

it('hands on what loaded in time and leaves no timer behind', async () => {
  expect(await withChunkTimeout(async () => 'page')).toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});

it('hands on why loading failed', async () => {
  const broken = async () => {
    throw new TypeError('no module');
  };
  await expect(withChunkTimeout(broken)).rejects.toThrow('no module');
  expect(vi.getTimerCount()).toBe(0);
});
