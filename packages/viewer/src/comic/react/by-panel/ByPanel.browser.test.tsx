import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { violations } from '#testing/accessibility.ts';
import { testChapter } from '#testing/comic-images.ts';
import { box, one, openComic, showControls } from '#testing/open-comic.tsx';
import { byPanel, lit, panelPages, panelStrip, place, whole } from '#testing/panels.ts';

beforeEach(async () => page.viewport(390, 844));

it('is offered on small screens where panels are known, and nowhere else', async () => {
  const offer = page.getByRole('button', { name: 'Read panel by panel' });
  const known = await openComic({ images: panelStrip(3), orientation: 'TTB' });
  await showControls();
  await expect.element(offer).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(offer).not.toBeInTheDocument();
  await known.unmount();
  await page.viewport(390, 844);
  await openComic({ images: testChapter({ count: 3 }), orientation: 'TTB' });
  await showControls();
  await expect.element(offer).not.toBeInTheDocument();
});

it('goes on at its panel when the phone is turned, and fits it to the screen that lies', async () => {
  await openComic({ images: panelStrip(3), orientation: 'TTB' });
  await showControls();
  await page.getByRole('button', { name: 'Read panel by panel' }).click();
  await place('Panel 1 of 7');
  await page.getByRole('button', { name: 'Next panel' }).click();
  await place('Panel 2 of 7');
  await page.viewport(844, 390);
  await place('Panel 2 of 7');
  const isWithin = (): boolean => {
    const { left, right, top, bottom } = lit();
    return left >= 0 && top >= 0 && right <= 844 && bottom <= 390;
  };
  await expect.poll(isWithin).toBe(true);
});

it('fits each panel of a strip to the screen, goes on and back, and tells the place', async () => {
  const onPosition = vi.fn();
  const onSettings = vi.fn();
  await openComic({ images: panelStrip(3), orientation: 'TTB', onPosition, onSettings });
  await showControls();
  await page.getByRole('button', { name: 'Read panel by panel' }).click();
  await place('Panel 1 of 7');
  expect(onSettings).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: expect.objectContaining({ byPanel: true }) }),
  );
  const stage = one('[data-panel]').getBoundingClientRect();
  for (let panel = 1; panel <= 7; panel += 1) {
    await place(`Panel ${panel} of 7`);
    const { left, right, top, bottom } = lit();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(stage.right);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(stage.bottom);
    expect(Math.abs(left + right - stage.width)).toBeLessThanOrEqual(3);
    if (panel < 7) await userEvent.keyboard('{ArrowDown}');
  }
  await userEvent.keyboard('{ArrowUp}');
  await place('Panel 6 of 7');
  await expect
    .poll(() => onPosition)
    .toHaveBeenLastCalledWith({ imageId: 'image-2', fraction: expect.closeTo(160 / 640, 9) });
});

/** Whether a press in the middle of a button comes to it. */
function isFree(name: string): boolean {
  const button = page.getByRole('button', { name }).element();
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

it('has its bar free from the beginning, and above the other while that is shown', async () => {
  await openComic({ images: panelStrip(3), orientation: 'TTB' });
  await showControls();
  const bars = one('[data-shown]');
  await page.getByRole('button', { name: 'Read panel by panel' }).click();
  await place('Panel 1 of 7');
  expect(bars.dataset['shown']).toBe('false');
  await expect.poll(() => isFree('Leave panel view')).toBe(true);
  await showControls();
  await expect.poll(() => isFree('Leave panel view') && isFree('Next chapter')).toBe(true);
  await page.getByRole('button', { name: 'Leave panel view' }).click();
  await expect.poll(() => document.querySelector('[data-panel]')).toBeNull();
});

it('draws panels as they lie in the pictures, joined where these meet', async () => {
  await openComic({ images: panelStrip(2), orientation: 'TTB', settings: byPanel });
  await place('Panel 1 of 5');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await place('Panel 3 of 5');
  const panel = lit();
  const [upper, lower] = [box(0), box(1)];
  expect(Math.abs(upper.bottom - lower.top)).toBeLessThan(0.1);
  const scale = upper.width / 360;
  expect(Math.abs(panel.top - (upper.top + 420 * scale))).toBeLessThan(2);
  expect(Math.abs(panel.bottom - (lower.top + 120 * scale))).toBeLessThan(2);
});

it('comes back to the panel of a row at which it was left', async () => {
  const onPosition = vi.fn<(position: ComicPosition) => void>();
  const options = {
    images: panelPages(2),
    orientation: 'RTL',
    settings: { ...byPanel, storedDirection: 'RTL' },
  } as const;
  const first = await openComic({ ...options, onPosition });
  await place('Panel 1 of 6');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await place('Panel 3 of 6');
  await expect.poll(() => onPosition.mock.lastCall?.[0].fraction).toBeCloseTo(0.5, 2);
  await first.unmount();
  await openComic({ ...options, initialPosition: onPosition.mock.lastCall?.[0] });
  await place('Panel 3 of 6');
});

it('shows a very tall panel part by part', async () => {
  const images = testChapter({ count: 2, height: 2400 }).map((image) => ({
    ...image,
    panels: [{ x: 10, y: 20, width: 340, height: 2360, ...whole }],
  }));
  await openComic({ images, orientation: 'TTB', settings: byPanel });
  await place('Panel 1 of 2');
  const first = lit();
  expect(first.width).toBeGreaterThan(300);
  expect(first.bottom).toBeGreaterThan(844);
  let steps = 0;
  while (lit().bottom > 844 && steps < 10) {
    await page.getByRole('button', { name: 'Next panel' }).click();
    steps += 1;
  }
  await place('Panel 1 of 2');
  expect(steps).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Next panel' }).click();
  await place('Panel 2 of 2');
});

it('stays at the place when it is left, and ends where the chapter ends', async () => {
  const onReadFinished = vi.fn();
  await openComic({ images: panelStrip(4), orientation: 'TTB', settings: byPanel, onReadFinished });
  await place('Panel 1 of 9');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await place('Panel 4 of 9');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => Math.abs(box(1).top + (box(1).height * 160) / 640)).toBeLessThan(2);
  await showControls();
  await page.getByRole('button', { name: 'Read panel by panel' }).click();
  await place('Panel 4 of 9');
  expect(onReadFinished).not.toHaveBeenCalled();
  for (let panel = 5; panel <= 9; panel += 1) {
    await userEvent.keyboard('{ArrowDown}');
    await place(`Panel ${panel} of 9`);
  }
  expect(onReadFinished).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeInViewport();
  expect(onReadFinished).toHaveBeenCalledTimes(1);
});

it('does not count as read what is too tall to have been shown', async () => {
  const onReadFinished = vi.fn();
  const images = testChapter({ count: 2, height: 2400 }).map((image) => ({
    ...image,
    panels: [{ x: 10, y: 20, width: 340, height: 2360, ...whole }],
  }));
  const last = { imageId: 'image-1', fraction: 0 };
  await openComic({
    images,
    orientation: 'TTB',
    settings: byPanel,
    initialPosition: last,
    onReadFinished,
  });
  await place('Panel 2 of 2');
  await expect.poll(() => lit().bottom).toBeGreaterThan(844);
  expect(onReadFinished).not.toHaveBeenCalled();
  const next = page.getByRole('button', { name: 'Next panel' });
  for (let step = 0; lit().bottom > 844 && step < 10; step += 1) await next.click();
  expect(onReadFinished).toHaveBeenCalledTimes(1);
});

it('opens at its end from the chapter after it, which is read only once it was left', async () => {
  const onReadFinished = vi.fn();
  await openComic({
    images: panelStrip(2),
    orientation: 'TTB',
    settings: byPanel,
    opensAtEnd: true,
    onReadFinished,
  });
  await place('Panel 5 of 5');
  await userEvent.keyboard('{ArrowUp}');
  await place('Panel 4 of 5');
  expect(onReadFinished).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  await place('Panel 5 of 5');
  expect(onReadFinished).toHaveBeenCalledTimes(1);
});

it('stays the way in which a title is read past the last panel, and ends when it is left', async () => {
  const onSettings = vi.fn();
  await openComic({ images: panelStrip(2), orientation: 'TTB', settings: byPanel, onSettings });
  await place('Panel 1 of 5');
  for (let panel = 2; panel <= 6; panel += 1) await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeInViewport();
  expect(onSettings).not.toHaveBeenCalled();
  await showControls();
  await page.getByRole('button', { name: 'Read panel by panel' }).click();
  await place('Panel 5 of 5');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Panel 5 of 5').first()).not.toBeInTheDocument();
  expect(onSettings).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: expect.objectContaining({ byPanel: false }) }),
  );
});

it('goes from end to end by keys, lists those that it has, and is left by none that flips the mode', async () => {
  await openComic({ images: panelStrip(2), orientation: 'TTB', settings: byPanel });
  await place('Panel 1 of 5');
  await userEvent.keyboard('{End}');
  await place('Panel 5 of 5');
  await userEvent.keyboard('{Home}m');
  await place('Panel 1 of 5');
  await userEvent.keyboard('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help).toBeVisible();
  const rows = help
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(
    expect.arrayContaining(['Next panel', 'Previous panel', 'Leave panel view']),
  );
  expect(rows).not.toContain('Scroll on');
  expect(rows).not.toContain('Switch between scrolling and pages');
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-strip]')).not.toBeNull();
});

it('is a region with named controls, and says where the reader rests', async () => {
  await openComic({ images: panelStrip(2), orientation: 'TTB', settings: byPanel });
  await place('Panel 1 of 5');
  const region = page.getByRole('group', { name: 'Panel by panel' });
  await expect.element(region).toBeVisible();
  const said = region.getByRole('status');
  expect(said.element().textContent).toBe('');
  await page.getByRole('button', { name: 'Next panel' }).click();
  await expect.element(said).toHaveTextContent('Panel 2 of 5');
  await expect.element(page.getByRole('button', { name: 'Previous panel' })).toBeEnabled();
  expect(await violations()).toEqual([]);
});
