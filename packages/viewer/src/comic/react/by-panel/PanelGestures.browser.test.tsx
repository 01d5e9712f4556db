import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enlarge } from '#testing/enlarge.ts';
import { frames } from '#testing/frames.ts';
import { box, one, openComic, showControls, slide } from '#testing/open-comic.tsx';
import { byPanel, lit, panelPages, panelStrip, place } from '#testing/panels.ts';

beforeEach(async () => page.viewport(390, 844));

/** A pointer that goes down, moves aside and comes up. */
function drag(from: number, to: number, more: PointerEventInit = {}): void {
  const options = { bubbles: true, isPrimary: true, pointerId: 7, clientY: 300, ...more };
  const stage = one('[data-panel]');
  stage.dispatchEvent(new PointerEvent('pointerdown', { ...options, clientX: from }));
  stage.dispatchEvent(new PointerEvent('pointerup', { ...options, clientX: to }));
}

it('reads pages as the work is read, with a tap or a swipe, over the page', async () => {
  const images = panelPages(2);
  await openComic({
    images,
    orientation: 'RTL',
    settings: { ...byPanel, storedDirection: 'RTL' },
  });
  await place('Panel 1 of 6');
  const stage = page.elementLocator(one('[data-panel]'));
  await stage.click({ position: { x: 200, y: 300 } });
  await place('Panel 2 of 6');
  // The right one of two is the first.
  expect(Math.abs(lit().left - (box(0).left + (box(0).width * 190) / 360))).toBeLessThan(2);
  await stage.click({ position: { x: 380, y: 300 } });
  await place('Panel 1 of 6');
  await stage.click({ position: { x: 20, y: 300 } });
  drag(100, 300);
  await place('Panel 3 of 6');
  drag(100, 300);
  await place('Panel 4 of 6');
  const seen = [...document.querySelectorAll('[data-seen="true"] [data-image]')];
  expect(seen.map((element) => element.getAttribute('data-image'))).toEqual(['image-1']);
  drag(300, 100);
  await place('Panel 3 of 6');
});

it('is gone through by the slider of a strip, also where the chapter is one page', async () => {
  await openComic({ images: panelPages(1), orientation: 'TTB', settings: byPanel });
  await place('Panel 1 of 3');
  await showControls();
  const slider = page.getByRole('slider', { name: 'Position' });
  await expect.element(slider).toHaveValue('0');
  slide('Position', 50);
  await place('Panel 2 of 3');
  await expect.element(slider).toHaveValue('50');
  await userEvent.keyboard('{Escape}{ArrowDown}');
  await place('Panel 3 of 3');
  await showControls();
  await expect.element(slider).toHaveValue('100');
});

it('lets no tap of a run of them press what follows the last panel', async () => {
  const onPress = vi.fn();
  const endSlot = (
    <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={onPress}>
      Report
    </button>
  );
  await openComic({ images: panelPages(1), orientation: 'TTB', settings: byPanel, endSlot });
  for (let panel = 1; panel <= 3; panel += 1) {
    await place(`Panel ${panel} of 3`);
    drag(300, 300);
  }
  const button = page.getByRole('button', { name: 'Report' });
  await expect.element(button).toBeVisible();
  const press = (): boolean =>
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  press();
  expect(onPress).not.toHaveBeenCalled();
  await expect.poll(() => press() && onPress.mock.calls.length).toBe(1);
});

it('leaves the other buttons of a mouse to the browser', async () => {
  await openComic({ images: panelStrip(2), orientation: 'TTB', settings: byPanel });
  await place('Panel 1 of 5');
  for (const button of [1, 2]) drag(200, 200, { button });
  await frames(4);
  expect(one('[data-panel]').dataset['panel']).toBe('1');
  drag(200, 200);
  await place('Panel 2 of 5');
});

it('is looked around in with one finger while the page is enlarged', async () => {
  await openComic({ images: panelStrip(2), orientation: 'TTB', settings: byPanel });
  await place('Panel 1 of 5');
  const touchAction = () => getComputedStyle(one('[data-panel]')).touchAction;
  expect(touchAction()).toBe('pinch-zoom');
  enlarge(2);
  await expect.poll(touchAction).toBe('manipulation');
  drag(300, 100);
  await frames(4);
  await place('Panel 1 of 5');
  enlarge(1);
  await expect.poll(touchAction).toBe('pinch-zoom');
  drag(300, 100);
  await place('Panel 2 of 5');
});
