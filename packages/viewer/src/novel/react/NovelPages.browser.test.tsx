import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { scroller, seenSentences } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { holdControls } from '#testing/hold-controls.ts';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { TestNovelWords } from '#testing/novel-panel-words.tsx';
import { partedBook } from '#testing/parted-book.ts';
import { sentences, testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';

function viewer(book: ArrayBuffer, fontSize = 2) {
  return (
    <NovelViewer
      book={book}
      language="en"
      labels={labels}
      PanelWords={TestNovelWords}
      settings={{ ...defaultNovelSettings(false), fontSize }}
      mode="page"
      endSlot={<button type="button">Continue</button>}
    />
  );
}
async function open(book: ArrayBuffer) {
  const screen = await render(viewer(book));
  await expect
    .poll(() => document.querySelector('section')?.getAttribute('aria-busy'))
    .toBe('false');
  await frames(6);
  page.getByRole('button', { name: 'Show controls' }).element().focus();
  await userEvent.keyboard('{Enter}');
  holdControls();
  return screen;
}
function slider() {
  return page.getByRole('slider', { name: 'Position' });
}
/** What it says: page, pages and percent. */
function said(): number[] {
  const words = slider().element().getAttribute('aria-valuetext') ?? '';
  return words.match(/\d+/g)?.map(Number) ?? [];
}
/** To the next page, or back, until another text stands there. */
async function turn(name: 'Next page' | 'Previous page'): Promise<void> {
  const { first } = seenSentences();
  await page.getByRole('button', { name }).click();
  await expect.poll(() => seenSentences().first).not.toBe(first);
  await frames(4);
}

beforeEach(() => page.viewport(600, 800));

it('says where nothing is before the page', async () => {
  await open(testBook({ chapters: [sentences(60)] }));
  const notice = page.getByText(labels.firstPage);
  await turn('Next page');
  await turn('Previous page');
  expect(notice.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect.element(notice).toBeVisible();
  expect(seenSentences().first).toBe(0);
  await turn('Next page');
  expect(notice.elements()).toHaveLength(0);
});

it('says so of a chapter that is one page', async () => {
  await open(testBook({ chapters: [sentences(2)] }));
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect.element(page.getByText(labels.firstPage)).toBeVisible();
});

it('[A2-103, B9-042] counts the pages of a chapter, and goes to each', async () => {
  const screen = await open(testBook({ chapters: [sentences(60)] }));
  const [, pages = 0] = said();
  expect(pages).toBeGreaterThan(4);
  expect(said()).toEqual([1, pages, 0]);
  await expect.element(slider()).toHaveAttribute('min', '1');
  await expect.element(slider()).toHaveAttribute('max', String(pages));
  await turn('Next page');
  expect(said().slice(0, 2)).toEqual([2, pages]);
  const { first: second } = seenSentences();
  await slider().fill(String(pages));
  await expect.poll(() => seenSentences().last).toBe(59);
  await expect.poll(said).toEqual([pages, pages, 100]);
  await slider().fill('2');
  await expect.poll(() => seenSentences().first).toBe(second);
  slider().element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => said()[0]).toBe(3);
  // Larger letters take more pages, and the sentence has another number.
  await screen.rerender(viewer(testBook({ chapters: [sentences(60)] }), 4));
  await expect.poll(() => said()[1]).toBeGreaterThan(pages);
});

it('keeps what stands first on a page that the slider went to, when the letters grow', async () => {
  const chapters = Array.from({ length: 12 }, (_, at) => sentences(20, at * 20));
  const book = testBook({ chapters });
  const screen = await open(book);
  const [, pages = 0] = said();
  for (const share of [0.35, 0.5, 0.65, 0.8]) {
    await slider().fill(String(Math.round(pages * share)));
    await expect.poll(() => seenSentences().first).toBeGreaterThan(share * 200);
    await frames(8);
    const read = seenSentences().first;
    for (const size of [4, 0, 2]) {
      await screen.rerender(viewer(book, size));
      await frames(8);
      const { first, last } = seenSentences();
      expect([first <= read, last >= read], `${read} of ${first} to ${last}`).toEqual([true, true]);
    }
  }
});

it('keeps to scrolled percents where the text scrolls', async () => {
  await render(
    <NovelViewer
      book={testBook({ chapters: [sentences(30)] })}
      language="en"
      labels={labels}
      PanelWords={TestNovelWords}
      settings={defaultNovelSettings(false)}
      mode="scroll"
      endSlot={null}
    />,
  );
  await expect.poll(seenSentences).toMatchObject({ first: 0 });
  await frames(4);
  expect(page.getByRole('slider', { includeHidden: true }).element()).toHaveAttribute(
    'aria-valuetext',
    '0 %',
  );
});

describe.each([
  ['documents that end', [16, 12, 20, 3, 16].map((count, at) => sentences(count, at * 100))],
  ['parts that go on', undefined],
])('%s', (_, chapters) => {
  const book = () =>
    chapters
      ? testBook({ chapters })
      : partedBook([[0, 1, 2, 3].map((part) => sentences(20, part * 100))]);

  it('have pages that are counted through, forth and back', async () => {
    await open(book());
    expect(said()[0]).toBe(1);
    let pages = said()[1] ?? 0;
    for (let at = 2; (said()[2] ?? 100) < 100; at += 1) {
      await turn('Next page');
      // A document that has just been drawn is counted a little later than it is shown.
      await expect.poll(() => said()[0]).toBe(at);
      const [, all = 0] = said();
      // What was not drawn is estimated.
      expect(Math.abs(all - pages)).toBeLessThanOrEqual(3);
      pages = all;
    }
    expect(said()).toEqual([pages, pages, 100]);
    for (let at = pages - 1; at > 0; at -= 1) {
      await turn('Previous page');
      await expect.poll(() => said()[0]).toBe(at);
    }
    expect(seenSentences().first).toBe(0);
  }, 60_000);

  it('are gone to by page, also where that is not drawn yet', async () => {
    await open(book());
    const [, pages = 0] = said();
    const wanted = pages - 3;
    await slider().fill(String(wanted));
    await expect.poll(() => said()[0]).toBe(wanted);
    expect(seenSentences().first).toBeGreaterThan(200);
    const percent = said()[2] ?? 0;
    expect(Math.abs(percent - (100 * (wanted - 1)) / pages)).toBeLessThan(8);
    await slider().fill('1');
    await expect.poll(() => seenSentences().first).toBe(0);
    await expect.poll(said).toMatchObject([1, expect.anything(), 0]);
  });
});

describe('what stands after the last page', () => {
  const end = () => document.querySelector<HTMLElement>('[data-end]');

  async function openEnd(rightToLeft = false): Promise<void> {
    await page.viewport(390, 800);
    await open(testBook({ chapters: [sentences(6)], rightToLeft }));
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Next page' }).click();
        return end();
      })
      .not.toBeNull();
  }
  function swipe(from: Element, across: number): void {
    for (const [type, screenX] of [
      ['touchstart', 200],
      ['touchend', 200 + across],
    ] as const) {
      const touch = new Touch({ identifier: 1, target: from, screenX, screenY: 400 });
      const touches = type === 'touchstart' ? [touch] : [];
      from.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }));
    }
  }
  function tap(clientX: number): void {
    end()?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY: 600 }));
  }

  it.each([
    ['left to right', false, 120, 20],
    ['right to left', true, -120, 370],
  ] as const)(
    '%s leads back to it by a finger and by a tap',
    async (_, rightToLeft, across, at) => {
      await openEnd(rightToLeft);
      swipe(end() ?? document.body, -across);
      await frames(2);
      expect(end()).not.toBeNull();
      swipe(end() ?? document.body, across);
      await expect.poll(end).toBeNull();
      expect(seenSentences().last).toBe(5);
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect.poll(end).not.toBeNull();
      tap(at);
      await expect.poll(end).toBeNull();
      expect(seenSentences().last).toBe(5);
    },
  );

  it('gives the controls by a tap in its middle, and leaves rows that go sideways to the finger', async () => {
    await openEnd();
    const bars = () => document.querySelector<HTMLElement>('[data-shown]')?.dataset['shown'];
    const before = bars();
    tap(195);
    await expect.poll(bars).not.toBe(before);
    const row = document.createElement('div');
    row.style.cssText = 'inline-size: 100px; overflow-x: auto';
    row.innerHTML = '<p style="inline-size: 300px">Covers</p>';
    end()?.append(row);
    swipe(row.firstElementChild ?? row, 120);
    await frames(2);
    expect(end()).not.toBeNull();
  });
});

it('goes on along a text whose lines run down by the arrow that points there', async () => {
  const head = '<style>html { writing-mode: vertical-rl }</style>';
  const book = testBook({ chapters: [sentences(60)], head, rightToLeft: true });
  await render(testNovel({ book }));
  await novelShown();
  await frames(6);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => scroller().scrollLeft).toBeLessThan(-10);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => scroller().scrollLeft).toBeGreaterThan(-10);
});
