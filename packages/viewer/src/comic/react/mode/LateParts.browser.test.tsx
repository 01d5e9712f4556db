import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pagerParts } from '#comic/react/pager/pager-parts.ts';
import { swiperParts } from '#comic/react/pager/turning/use-pager.ts';
import type { OnDemand } from '#shared/react/hooks/on-demand.ts';
import { testChapter } from '#testing/comic-images.ts';
import { one, openComic } from '#testing/open-comic.tsx';

const images = testChapter({ count: 3 });

beforeEach(async () => {
  await page.viewport(600, 800);
  vi.restoreAllMocks();
});

/** Code that nobody has yet; what is asked for after the first `passed` times waits for what it gives. */
function holdBack<Part>(parts: OnDemand<Part>, passed = 0) {
  const { load } = parts;
  const settle = Promise.withResolvers<void>();
  const held = vi.spyOn(parts, 'load');
  for (let time = 0; time < passed; time += 1) held.mockImplementationOnce(load);
  held.mockImplementation(async () => {
    await settle.promise;
    return load();
  });
  vi.spyOn(parts, 'here').mockReturnValue(undefined);
  return { ...settle, held };
}

it('the mode of before stays until the code of the one that was chosen has come', async () => {
  const { resolve, held } = holdBack(pagerParts, 1);
  const onSettings = vi.fn();
  await openComic({ images, orientation: 'TTB', onSettings });
  await userEvent.keyboard('m');
  await expect.poll(() => held.mock.calls.length).toBe(2);
  expect(onSettings).toHaveBeenCalledWith({ title: { mode: 'page' }, device: {} });
  expect(one('[data-strip] [data-image="image-0"]').checkVisibility()).toBe(true);
  resolve();
  await expect.poll(() => document.querySelectorAll('[data-slide]').length).toBe(4);
  expect(document.querySelector('[data-strip]')).toBeNull();
});

it('what swipes pages is asked for again where it did not come; keys turn them meanwhile', async () => {
  const { held, reject } = holdBack(swiperParts);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await openComic({ images, orientation: 'LTR' });
  reject(new Error('no connection'));
  await expect.poll(() => warned.mock.calls.length).toBe(1);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => one('[data-current="true"]').innerHTML).toContain('image-1');
  expect(one('[data-ready]').dataset['ready']).toBe('false');
  held.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
  expect(one('[data-current="true"]').innerHTML).toContain('image-1');
});
