import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { frameDocument, scroller } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { sentences, testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';

async function shown(): Promise<void> {
  await novelShown();
  await frames(6);
}
function inFrame(selector: string): HTMLElement {
  const found = frameDocument()?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
/** What lies beyond the right or left edge of the screen and cannot be come to. */
function seenWidth(selector: string): readonly [number, number] {
  const frame = document.querySelector('.epub-view iframe')?.getBoundingClientRect();
  const box = inFrame(selector).getBoundingClientRect();
  return [(frame?.left ?? 0) + box.left, (frame?.left ?? 0) + box.right];
}

beforeEach(async () => {
  await page.viewport(390, 700);
});

it('stands there before its book, says so when that takes long, and opens it when it comes', async () => {
  stopClock(...timeouts);
  const screen = await render(testNovel({ book: null }));
  const viewer = page.getByRole('region', { name: labels.viewer });
  await expect.element(viewer).toHaveAttribute('aria-busy', 'true');
  // There is nothing that its bars could do.
  const bars = page.getByRole('button', { name: labels.showControls });
  const areClosed = () => bars.element().closest('[inert]') !== null;
  await expect.poll(areClosed).toBe(true);
  const said = page.getByRole('status').filter({ hasText: labels.loading });
  await expect.element(said).toBeInTheDocument();
  expect(document.querySelector('.epub-container')).toBeNull();
  vi.advanceTimersByTime(8000);
  await expect.element(page.getByText(labels.loadingSlow)).toBeVisible();
  vi.useRealTimers();
  await screen.rerender(testNovel({ book: testBook({ chapters: [sentences(40)] }) }));
  await shown();
  expect(frameDocument()?.body.textContent).toContain('Sentence 0 walks');
  expect(viewer.element().textContent).not.toContain(labels.loading);
  expect(areClosed()).toBe(false);
});

describe('a chapter that scrolls', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"><rect width="300" height="900"/></svg>';
  const files = { 'big.svg': { type: 'image/svg+xml', data: drawing } };
  it.each([
    ['its margin', sentences(40)],
    ['its heading', `<h1>The lamp</h1>${sentences(40)}`],
    [
      'its first picture',
      `<p><img src="big.svg" alt="" width="300" height="900"/></p>${sentences(40)}`,
    ],
  ])(
    'opens with %s, also where it was read before, is set anew or changes its size',
    async (_, body) => {
      const book = testBook({ chapters: [body], files });
      const onPosition = vi.fn<(position: NovelPosition) => void>();
      const screen = await render(testNovel({ book, onPosition }));
      await shown();
      expect(scroller().scrollTop).toBe(0);
      await screen.rerender(
        testNovel({ book, onPosition, settings: { ...defaultNovelSettings(false), fontSize: 4 } }),
      );
      await frames(10);
      expect(scroller().scrollTop).toBe(0);
      await page.viewport(700, 390);
      await expect.poll(() => scroller().clientHeight).toBe(390);
      await frames(10);
      expect(scroller().scrollTop).toBe(0);
      expect(onPosition).not.toHaveBeenCalled();
      // On, and back to where it begins.
      for (const top of [200, 0]) {
        scroller().scrollTop = top;
        await frames(4);
      }
      await screen.unmount();
      const initialPosition = onPosition.mock.lastCall?.[0];
      expect(initialPosition?.cfi).toMatch(/^epubcfi/);
      await render(testNovel({ book, initialPosition }));
      await shown();
      expect(scroller().scrollTop).toBe(0);
    },
  );

  it('opens at its right margin where the writing is vertical', async () => {
    const head = '<style>html { writing-mode: vertical-rl }</style>';
    const japanese = `<p>${'川の流れは静かで、夕暮れの光が水面に揺れていた。'.repeat(90)}</p>`;
    const book = testBook({ chapters: [japanese], head, rightToLeft: true, language: 'ja' });
    const initialPosition = { cfi: 'epubcfi(/6/4!/4/2/1:0)', percent: 0 };
    await render(testNovel({ book, language: 'ja', initialPosition }));
    await shown();
    const [, right] = seenWidth('p');
    expect(scroller().getBoundingClientRect().right - right).toBeGreaterThanOrEqual(15);
    // What follows the text is no part of it.
    const after = () => document.querySelector('[data-place="after"]');
    await expect.poll(after).not.toBeNull();
    const [text, card] = [scroller(), after()].map((box) => box && getComputedStyle(box).direction);
    expect([text, card]).toEqual(['rtl', 'ltr']);
  });
});

describe.each(['scroll', 'page'] as const)('what is wider than a line, in %s mode', (mode) => {
  const cells = Array.from({ length: 30 }, (_, index) => `<td>column${index}</td>`).join('');
  const rows = `<tr>${cells}</tr>`.repeat(60);
  const code = 'const answer = '.repeat(40);
  const body = `${sentences(2)}<table id="wide">${rows}</table><table id="small"><tr><td>a</td></tr></table><pre id="code">${code}</pre>${sentences(9, 2)}`;

  it('scrolls in a box of its own, no longer than a page, by wheel and keys', async () => {
    await render(testNovel({ book: testBook({ chapters: [body] }), mode }));
    await shown();
    for (const id of ['#wide', '#code']) {
      const box = inFrame(id);
      expect(box.scrollWidth, id).toBeGreaterThan(box.clientWidth + 100);
      expect(box.clientWidth, id).toBeLessThanOrEqual(390);
      expect(box.tabIndex, id).toBe(0);
      box.scrollLeft = 80;
      expect(box.scrollLeft, id).toBe(80);
      expect(box.clientHeight, id).toBeLessThanOrEqual(mode === 'page' ? 700 : Infinity);
    }
    expect(inFrame('#small').tabIndex).toBe(-1);
  });
});

describe.each(['scroll', 'page'] as const)('a page of a fixed size, in %s mode', (mode) => {
  it('is scaled to the screen beside text that runs', async () => {
    const fixed =
      '<div id="far" style="position: absolute; left: 900px; top: 1300px; width: 100px; height: 100px; font-size: 40px">far</div>';
    const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>f</title><meta name="viewport" content="width=1000, height=1400"/></head><body>${fixed}</body></html>`;
    const files = { 'fixed.xhtml': { type: 'application/xhtml+xml', data: xhtml } };
    const book = testBook({ chapters: [sentences(1)], files, extraSpine: ['fixed.xhtml'] });
    await render(testNovel({ book, mode, initialPosition: { cfi: '', percent: 99 } }));
    await shown();
    const [left, right] = seenWidth('#far');
    expect(left).toBeGreaterThan(150);
    expect(right).toBeLessThanOrEqual(390);
    expect(inFrame('#far').getBoundingClientRect().bottom).toBeLessThanOrEqual(700);
    expect(getComputedStyle(inFrame('#far')).fontSize).not.toBe('19px');
  });
});

describe.each(['scroll', 'page'] as const)(
  'what the spine says of a document, in %s mode',
  (mode) => {
    const viewport = '<meta name="viewport" content="width=1000, height=1400"/>';
    const placed =
      '<div id="far" style="position: absolute; left: 900px; top: 1300px; width: 100px; height: 100px">far</div>';
    const open = async (layout: string, head: string, body: string): Promise<void> => {
      const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>f</title>${head}</head><body>${body}</body></html>`;
      const files = { 'own.xhtml': { type: 'application/xhtml+xml', data: xhtml } };
      const layouts = { 'own.xhtml': layout };
      const book = testBook({
        chapters: [sentences(1)],
        files,
        layouts,
        extraSpine: ['own.xhtml'],
      });
      await render(testNovel({ book, mode, initialPosition: { cfi: '', percent: 99 } }));
      await shown();
    };

    it('has text run that names a size', async () => {
      await open('reflowable', viewport, '<p id="far">far</p>');
      expect(getComputedStyle(inFrame('#far')).fontSize).toBe('19px');
      expect(inFrame('#far').closest('.hanji-page')).toBeNull();
    });

    it('scales a page that names none', async () => {
      await open('pre-paginated', '', placed);
      const [left, right] = seenWidth('#far');
      expect(left).toBeGreaterThan(150);
      expect(right).toBeLessThanOrEqual(390);
      expect(inFrame('#far').getBoundingClientRect().bottom).toBeLessThanOrEqual(700);
    });

    it('leaves running text as large as it is that is called a page', async () => {
      await open('pre-paginated', '', sentences(60));
      expect(inFrame('p').getBoundingClientRect().height).toBeGreaterThan(30);
    });
  },
);

describe.each(['scroll', 'page'] as const)(
  'a book with pictures alone at its ends, in %s mode',
  (mode) => {
    it('opens with the first, and ends with the last', async () => {
      const drawing = (id: string): string =>
        `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" width="100" height="100"/>`;
      const book = testBook({ chapters: [drawing('first'), sentences(3), drawing('last')] });
      await render(testNovel({ book, mode, sectionCharacters: [0, 390, 0] }));
      await shown();
      expect(inFrame('#first')).toBeTruthy();
      await userEvent.keyboard('{End}');
      await expect.poll(() => frameDocument()?.querySelector('#last') ?? null).not.toBeNull();
    });
  },
);

describe('vertical writing by pages', () => {
  it('runs down the whole page, also where that is more than twice as high as wide', async () => {
    await page.viewport(390, 844);
    const text = `<p>${'川の流れは静かで、夕暮れの光が水面に揺れていた。'.repeat(90)}</p>`;
    const head = '<style>html { writing-mode: vertical-rl }</style>';
    const book = testBook({ chapters: [text], head, rightToLeft: true, language: 'ja' });
    await render(testNovel({ book, language: 'ja', mode: 'page' }));
    await shown();
    const lines = [...inFrame('p').getClientRects()];
    expect(lines[0]?.height).toBeGreaterThan(700);
    for (const { top, bottom } of lines) {
      expect(Math.floor((top + 1) / 844)).toBe(Math.floor((bottom - 1) / 844));
    }
  });

  it('is cut nowhere by margins of the book, and begins on its first page', async () => {
    const head =
      '<style>html { writing-mode: vertical-rl; margin: 60px 40px; max-width: 300px; max-height: 20em } h1 { break-before: page }</style>';
    const text = `<section><h1>川</h1><p>${'川の流れは静かで、夕暮れの光が水面に揺れていた。'.repeat(90)}</p></section>`;
    const book = testBook({ chapters: [text], head, rightToLeft: true, language: 'ja' });
    await render(testNovel({ book, language: 'ja', mode: 'page' }));
    await shown();
    const frame = document.querySelector('.epub-view iframe')?.getBoundingClientRect();
    const lines = [...inFrame('p').getClientRects()];
    expect(scroller().scrollTop).toBe(0);
    expect(inFrame('h1').getBoundingClientRect().bottom).toBeLessThan(700);
    for (const line of lines) {
      // Each piece lies within one page of 700 pixels, and within the frame.
      expect(Math.floor((line.top + 1) / 700)).toBe(Math.floor((line.bottom - 1) / 700));
      expect(line.left).toBeGreaterThanOrEqual(0);
      expect(line.right).toBeLessThanOrEqual(frame?.width ?? 0);
    }
  });
});
