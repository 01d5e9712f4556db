import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { ComicViewer } from '#comic/react/ComicViewer.tsx';
import { testComicLabels as labels } from '#testing/comic-labels.ts';
import { TestPanelWords } from '#testing/comic-panel-words.ts';
import { testChapter } from '#testing/comic-images.ts';

async function open(initialPosition?: ComicPosition) {
  const onReadFinished = vi.fn<() => void>();
  const onPosition = vi.fn<(position: ComicPosition) => void>();
  const { unmount } = await render(
    <ComicViewer
      images={testChapter({ count: 10 })}
      orientation="TTB"
      labels={labels}
      PanelWords={TestPanelWords}
      settings={{ storedDirection: 'TTB' }}
      initialPosition={initialPosition}
      onReadFinished={onReadFinished}
      onPosition={onPosition}
      endSlot={<button type="button">Continue</button>}
    />,
  );
  await frames();
  return { onReadFinished, onPosition, unmount };
}
async function frames(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}
function bottom(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}
async function scrollTo(top: number): Promise<void> {
  window.scrollTo(0, top);
  await frames();
}

beforeEach(async () => {
  await page.viewport(600, 800);
  await scrollTo(0);
});

it('comes by keyboard to the controls before the card after the last page', async () => {
  await open();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: labels.showControls })).toHaveFocus();
  expect(window.scrollY).toBe(0);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toHaveFocus();
});

it('leads a keyboard that comes back from the card to where it was, and tells of no other place', async () => {
  const { onPosition } = await open();
  await scrollTo(900);
  await expect.poll(() => onPosition.mock.calls.length).toBe(1);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await expect.poll(() => window.scrollY).toBeGreaterThan(2000);
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: labels.showControls })).toHaveFocus();
  await expect.poll(() => window.scrollY).toBe(900);
  await frames();
  expect(onPosition).toHaveBeenCalledTimes(1);
});

it('[A4-034] takes a keyboard past the pages for no reading, until the end is come to', async () => {
  const { onReadFinished } = await open();
  await userEvent.tab();
  await userEvent.tab();
  await frames();
  expect(window.scrollY).toBeGreaterThan(bottom() - 400);
  expect(onReadFinished).not.toHaveBeenCalled();

  await scrollTo(1000);
  expect(onReadFinished).not.toHaveBeenCalled();
  await scrollTo(bottom());
  await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
});

it('takes a keyboard that goes past the pages before anything was looked at for no reading', async () => {
  const looks: (() => void)[] = [];
  const Observer = window.IntersectionObserver;
  // A look that comes late, as on a busy device, at where things lay when it was asked for.
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, self) => looks.push(() => tell(entries, self)), options);
      }
    },
  );
  try {
    const { onReadFinished } = await open();
    page.getByRole('button', { name: 'Continue' }).element().focus();
    await frames();
    for (const look of looks) look();
    await frames();
    expect(onReadFinished).not.toHaveBeenCalled();
  } finally {
    vi.unstubAllGlobals();
  }
});

it('[A4-034] has been read when the card takes the focus where the reader came to the end', async () => {
  const { onReadFinished } = await open();
  await scrollTo(bottom());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
});

it('keeps the place, through leaving too, when a keyboard goes past it to the card', async () => {
  const start = { imageId: 'image-2', fraction: 0.25 };
  const { onPosition, unmount } = await open(start);
  const before = window.scrollY;
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await expect.poll(() => window.scrollY).toBeGreaterThan(before + 800);
  await frames();
  // Another width leads back to the place, not to where the card stands.
  await page.viewport(500, 800);
  await expect.poll(() => window.scrollY).toBeLessThan(before + 1);
  await unmount();
  expect(onPosition).not.toHaveBeenCalled();
});

it('leaves the page at the place, not at the card, where a keyboard went past it', async () => {
  await open({ imageId: 'image-2', fraction: 0.25 });
  const before = window.scrollY;
  await userEvent.tab();
  await userEvent.tab();
  await expect.poll(() => window.scrollY).toBeGreaterThan(before + 800);
  await frames();
  const left: number[] = [];
  const leave = (): void => void left.push(window.scrollY);
  window.addEventListener('pagehide', leave, { once: true });
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(left).toEqual([before]);
});

it('is read on from where the reader goes up from the card', async () => {
  const { onPosition, unmount } = await open();
  await userEvent.tab();
  await userEvent.tab();
  await expect.poll(() => window.scrollY).toBeGreaterThan(bottom() - 400);
  await frames();
  await scrollTo(1500);
  await unmount();
  const told = onPosition.mock.calls.map(([{ imageId }]) => imageId);
  expect(told).not.toEqual([]);
  expect(told).not.toContain('image-9');
});
