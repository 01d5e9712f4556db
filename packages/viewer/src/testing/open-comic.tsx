import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { ComicViewer } from '#comic/react/ComicViewer.tsx';
import { pagerParts } from '#comic/react/pager/pager-parts.ts';
import { pullParts } from '#shared/react/pull/pull-parts.ts';
import { testComicLabels } from '#testing/comic-labels.ts';
import { TestPanelWords } from '#testing/comic-panel-words.ts';
import { holdControls } from '#testing/hold-controls.ts';

type Options = Partial<ComicViewerProps> & Pick<ComicViewerProps, 'images' | 'orientation'>;

/** The viewer as a test opens it: in its words, of a direction that was read before, its code all there. */
export async function openComic(options: Options): ReturnType<typeof render> {
  await Promise.all([pagerParts.load(), pullParts.load()]);
  return render(
    <ComicViewer
      labels={testComicLabels}
      PanelWords={TestPanelWords}
      settings={{ storedDirection: options.orientation, ...options.settings }}
      endSlot={<button type="button">Continue</button>}
      {...options}
    />,
  );
}

/** The first element of a selector, which must be there. */
export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

/** All elements of a selector, in the order of the page. */
export function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** Waits until pages can be swiped. */
export async function pagerReady(): Promise<void> {
  await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
}

/** Where an image of `testChapter` lies. */
export function box(index: number): DOMRect {
  return one(`[data-image="image-${index}"]`).getBoundingClientRect();
}

/** Ids of the images on the slide that is shown, in the order of the screen. */
export function shownImages(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-current="true"] [data-image]')]
    .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    .map((element) => element.dataset['image'] ?? '');
}

/** Brings the bars and keeps them until the test ends. */
export async function showControls(): Promise<void> {
  page.getByRole('button', { name: 'Show controls' }).element().focus();
  await userEvent.keyboard('{Enter}');
  holdControls();
  await expect.element(page.getByRole('slider', { name: 'Position' })).toBeVisible();
}

/** Opens the panel in which the page is set. */
export async function openSettings() {
  await showControls();
  await page.getByRole('button', { name: 'Reading settings' }).click();
  return page.getByRole('dialog', { name: 'Reading settings' });
}

/** Moves a slider at once: a pointer would have to find the place. */
export function slide(name: string, value: number): void {
  const slider = page.getByRole('slider', { name }).element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    slider,
    String(value),
  );
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}
