import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brokenAddress, testChapter } from '#testing/comic-images.ts';
import { openComic, openSettings } from '#testing/open-comic.tsx';

const viewer = page.getByRole('region', { name: 'Comic' });
const images = testChapter({ count: 6, width: 400, height: 560 });
const edges = { continuesAbove: false, continuesBelow: false };
const panelled = images
  .slice(0, 2)
  .map((image) => ({ ...image, panels: [{ x: 20, y: 20, width: 360, height: 500, ...edges }] }));
const byPanel = { layers: { title: { byPanel: true }, device: {} } };

async function press(name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}

beforeEach(async () => {
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});

it('comes to the viewer where panels are left, by their button and past the last one', async () => {
  const { unmount } = await openComic({ images: panelled, orientation: 'TTB', settings: byPanel });
  await press('Leave panel view');
  await expect.element(viewer).toHaveFocus();
  await unmount();
  const last = { imageId: 'image-1', fraction: 0 };
  const at = { images: panelled, initialPosition: last, settings: byPanel };
  await openComic({ ...at, orientation: 'TTB' });
  await press('Next panel');
  await expect.element(viewer).toHaveFocus();
});

it('comes to the viewer where the zoom is left by its mark', async () => {
  await openComic({ images, orientation: 'TTB' });
  await userEvent.keyboard('+');
  await press(/125 %/);
  await expect.element(viewer).toHaveFocus();
});

it('comes to the viewer where auto-scroll goes on, and where it ends', async () => {
  await openComic({ images, orientation: 'TTB' });
  await openSettings();
  await page.getByRole('button', { name: 'Start auto-scroll' }).click();
  const group = page.getByRole('group', { name: 'Auto-scroll' });
  for (const name of ['Resume', 'Stop']) {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Shift}');
    await press(name);
    await expect.element(viewer).toHaveFocus();
    await expect.element(group).not.toBeInTheDocument();
  }
});

it.each([
  ['one', 1, 'Try again'],
  ['all', 2, 'Try all again'],
])('comes to the viewer where %s that failed is asked for again', async (_, broken, name) => {
  const some = testChapter({
    count: 3,
    urlOf: (at, drawn) => (at < broken ? brokenAddress : `${drawn}#${at}`),
  });
  await openComic({ images: some, orientation: 'TTB' });
  await press(name);
  await expect.element(viewer).toHaveFocus();
});
