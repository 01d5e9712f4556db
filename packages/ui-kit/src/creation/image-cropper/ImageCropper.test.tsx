import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture, picture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import type { CropArea } from './crop-area.ts';
import { ImageCropper } from './ImageCropper.tsx';

const labels = {
  group: 'Crop',
  hint: 'Drag',
  zoom: 'Zoom',
  horizontal: 'Left to right',
  vertical: 'Top to bottom',
  percent: (percent: number) => `${percent} %`,
};

function Cropping({ onArea }: { readonly onArea: (area: CropArea) => void }) {
  const [area, setArea] = useState<CropArea | null>(null);
  return (
    <main>
      <ImageCropper
        labels={labels}
        picture={picture(800, 400)}
        aspect={1}
        leastWidth={200}
        area={area}
        onArea={(next) => {
          setArea(next);
          onArea(next);
        }}
      />
    </main>
  );
}

function slider(name: string) {
  return page.getByRole('slider', { name });
}

it('begins with the largest part in the middle, and is moved by the keys of its sliders', async () => {
  const onArea = vi.fn<(area: CropArea) => void>();
  await render(<Cropping onArea={onArea} />);
  await expect.element(slider('Zoom')).toHaveAttribute('aria-valuetext', '100 %');
  expect(onArea).toHaveBeenLastCalledWith({ x: 0.25, y: 0, width: 0.5, height: 1 });
  await expect.element(slider('Top to bottom')).toBeDisabled();
  slider('Left to right').element().focus();
  await userEvent.keyboard('{End}');
  expect(onArea).toHaveBeenLastCalledWith({ x: 0.5, y: 0, width: 0.5, height: 1 });
  slider('Zoom').element().focus();
  // No nearer than to 200 pixels.
  await userEvent.keyboard('{End}');
  expect(onArea).toHaveBeenLastCalledWith({ x: 0.625, y: 0.25, width: 0.25, height: 0.5 });
  await expect.element(slider('Top to bottom')).toBeEnabled();
  expect(await violations()).toEqual([]);
});

it('moves with the pointer that drags the picture, and not beyond its edge', async () => {
  const onArea = vi.fn<(area: CropArea) => void>();
  const screen = await render(<Cropping onArea={onArea} />);
  await expect.element(slider('Zoom')).toBeVisible();
  const frame = screen.container.querySelector('fieldset > div');
  if (!(frame instanceof HTMLElement)) throw new Error('there is no frame');
  frame.setPointerCapture = () => undefined;
  const { width } = frame.getBoundingClientRect();
  const send = (type: string, clientX: number) =>
    frame.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX }));
  send('pointerdown', 100);
  send('pointermove', 100 - width / 4);
  expect(onArea).toHaveBeenLastCalledWith({ x: 0.375, y: 0, width: 0.5, height: 1 });
  send('pointermove', 100 - width * 2);
  expect(onArea).toHaveBeenLastCalledWith({ x: 0.5, y: 0, width: 0.5, height: 1 });
  send('pointerup', 0);
  send('pointermove', 100);
  expect(onArea.mock.lastCall?.[0].x).toBe(0.5);
});

it('says that a picture cannot be shown', async () => {
  const onBroken = vi.fn<() => void>();
  const fixed = { labels, aspect: 1, leastWidth: 1, area: null, onArea: () => undefined };
  await render(<ImageCropper {...fixed} picture={brokenPicture} onBroken={onBroken} />);
  await expect.poll(() => onBroken.mock.calls.length).toBe(1);
});
