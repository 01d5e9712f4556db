import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelSettings, type NovelMode } from '@hanji/domain/reading/novel.ts';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { frameDocument, scroller, seenSentences } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { sentences, testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';
import { drawAhead } from './drawn-ahead.ts';

beforeEach(async () => {
  await page.viewport(390, 700);
});

type Opened = {
  readonly book?: ArrayBuffer;
  readonly mode?: NovelMode;
  readonly position?: NovelPosition;
};

const middle: NovelPosition = { cfi: '', percent: 50 };

/** Draws a book ahead, by default two parts of text; gives it, and what can be done with that. */
function draw({ book, mode = 'scroll', position }: Opened = {}) {
  const bytes = book ?? testBook({ chapters: [sentences(120), sentences(120, 120)] });
  const ahead = drawAhead({
    book: bytes,
    language: 'en',
    labels,
    settings: defaultNovelSettings(false),
    mode,
    initialPosition: position,
  });
  const end = (): void => ahead?.end();
  onTestFinished(end);
  return { book: bytes, ahead, end };
}

/** Until it is drawn; gives its document. */
async function drawn(): Promise<Document> {
  await expect.poll(() => frameDocument()?.querySelector('p')).toBeTruthy();
  await frames(6);
  const found = frameDocument();
  if (!found) throw new Error('no book is drawn');
  return found;
}

/** The sentences on screen once that has been turned to 700 px. */
async function seenOnceTurned(): Promise<number[]> {
  await expect.poll(() => scroller().clientWidth).toBe(700);
  await frames(6);
  const { first, last } = seenSentences();
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function isSeen(): boolean | undefined {
  const frame = document.querySelector('.epub-view iframe');
  return frame?.checkVisibility({ visibilityProperty: true });
}

function isBusy(): string | null | undefined {
  return document.querySelector('section')?.getAttribute('aria-busy');
}

describe.each<NovelMode>(['scroll', 'page'])('a book that was drawn ahead, by %s', (mode) => {
  it.each([
    ['its beginning', undefined],
    ['the place where it is read', middle],
  ])('is there with its viewer at %s, and stays where it is', async (_, position) => {
    const { book } = draw({ mode, ...(position && { position }) });
    const ahead = await drawn();
    expect(isSeen()).toBe(false);
    const onPosition = vi.fn<(position: NovelPosition) => void>();
    await render(testNovel({ book, mode, initialPosition: position, onPosition }));
    expect(isBusy()).toBe('false');
    expect(isSeen()).toBe(true);
    const seen = seenSentences();
    expect(seen.first).toBeGreaterThan(position ? 110 : -1);
    await frames(12);
    expect(seenSentences()).toEqual(seen);
    expect(frameDocument() === ahead).toBe(true);
    expect(document.querySelectorAll('.epub-container')).toHaveLength(1);
    expect(onPosition).not.toHaveBeenCalled();
  });
});

it.each<NovelMode>(['scroll', 'page'])(
  'is there where it is read also if its lines run down, by %s',
  async (mode) => {
    const down = '<style>html { writing-mode: vertical-rl; }</style>';
    const chapters = [sentences(60), sentences(60, 60)];
    const { book } = draw({
      book: testBook({ chapters, head: down, rightToLeft: true }),
      mode,
      position: middle,
    });
    const ahead = await drawn();
    const onPosition = vi.fn<(position: NovelPosition) => void>();
    await render(testNovel({ book, mode, initialPosition: middle, onPosition }));
    const seen = seenSentences();
    expect(seen.first).toBeGreaterThan(50);
    await frames(12);
    expect(seenSentences()).toEqual(seen);
    expect(frameDocument() === ahead).toBe(true);
    expect(onPosition).not.toHaveBeenCalled();
  },
);

it.each<NovelMode>(['scroll', 'page'])(
  'is shown over the page before its viewer is there, which takes it over, by %s',
  async (mode) => {
    const { book, ahead } = draw({ mode, position: middle });
    const text = await drawn();
    const before = seenSentences();
    expect(ahead?.show()).toBe(true);
    expect(isSeen()).toBe(true);
    const over = document.elementFromPoint(195, 350);
    expect(over?.closest('[aria-hidden="true"][data-novel-theme]')).not.toBeNull();
    expect(over?.closest('[inert]')).toBeNull();
    await render(testNovel({ book, mode, initialPosition: middle }));
    expect(seenSentences()).toEqual(before);
    expect(isSeen()).toBe(true);
    expect(frameDocument() === text).toBe(true);
    expect(document.querySelectorAll('[data-novel-theme]')).toHaveLength(1);
    // It is its viewer's now.
    expect(ahead?.show()).toBe(false);
  },
);

it('is hidden again from who stays where they are', async () => {
  const { ahead } = draw();
  await drawn();
  ahead?.show();
  ahead?.hide();
  expect(isSeen()).toBe(false);
  expect(document.elementFromPoint(195, 350)?.closest('[data-novel-theme]')).toBeNull();
});

it('is not shown before it is drawn, nor where it cannot be', async () => {
  const { ahead } = draw();
  expect(ahead?.show()).toBe(false);
  await drawn();
  expect(ahead?.show()).toBe(true);
  const broken = draw({ book: new TextEncoder().encode('no book').buffer });
  await frames(12);
  expect(broken.ahead?.show()).toBe(false);
});

it('is not shown while it is laid out anew', async () => {
  const { ahead } = draw({ mode: 'page', position: middle });
  await drawn();
  const layer = document.querySelector<HTMLElement>('[data-novel-theme]');
  layer?.style.setProperty('inline-size', '300px');
  expect(ahead?.show()).toBe(false);
  const looks: boolean[] = [];
  await expect
    .poll(() => {
      looks.push(ahead?.show() ?? false);
      if (!looks.at(-1)) return 'not yet';
      return seenSentences().first > 110 ? 'its text' : 'no text';
    })
    .toBe('its text');
});

it('hears what is done in it, and fits its new place', async () => {
  const { book } = draw({ mode: 'page' });
  const ahead = await drawn();
  const onPosition = vi.fn<(position: NovelPosition) => void>();
  await render(testNovel({ book, mode: 'page', onPosition }));
  const first = seenSentences();
  ahead.documentElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
  );
  await expect.poll(() => seenSentences().first).toBeGreaterThan(first.first);
  await expect.poll(() => onPosition.mock.calls.length).toBeGreaterThan(0);
  const { first: second } = seenSentences();
  // At the right edge of the screen, whose left edge is not the frame's by now.
  const clientX = 380 + scroller().scrollLeft;
  ahead.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX }));
  await expect.poll(() => seenSentences().first).toBeGreaterThan(second);
  const { first: reading } = seenSentences();
  await page.viewport(700, 390);
  expect(await seenOnceTurned()).toContain(reading);
});

it('fits a screen that was turned before it is opened', async () => {
  const { book } = draw({ mode: 'page', position: middle });
  await drawn();
  const { first: reading } = seenSentences();
  await page.viewport(700, 390);
  await render(testNovel({ book, mode: 'page', initialPosition: middle }));
  expect(await seenOnceTurned()).toContain(reading);
});

it('can be opened before it is drawn to its end', async () => {
  const { book } = draw({ position: middle });
  await render(testNovel({ book, initialPosition: middle }));
  await novelShown();
  expect(document.querySelectorAll('.epub-container')).toHaveLength(1);
  expect(seenSentences().first).toBeGreaterThan(110);
});

it.each([
  ['another place', { initialPosition: middle }],
  ['another look', { settings: { ...defaultNovelSettings(false), fontSize: 4 } }],
  ['a link', { opensAt: 'ch2.xhtml#none' }],
])('is drawn anew for %s than it was drawn with', async (_, asked) => {
  const { book, end } = draw();
  const ahead = await drawn();
  await render(testNovel({ book, ...asked }));
  await novelShown();
  const shown = [...document.querySelectorAll<HTMLIFrameElement>('section .epub-view iframe')];
  expect(shown).toHaveLength(1);
  expect(shown[0]?.contentDocument === ahead).toBe(false);
  end();
  expect(document.querySelectorAll('.epub-view iframe')).toHaveLength(1);
});

it('leaves nothing where nobody opens it', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  onTestFinished(() => {
    made.mockRestore();
    revoked.mockRestore();
  });
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const files = { 'dot.svg': { type: 'image/svg+xml', data: dot } };
  const body = `${sentences(9)}<p><img src="dot.svg" alt=""/></p>`;
  const { end } = draw({ book: testBook({ chapters: [body], files }) });
  await drawn();
  await expect.poll(() => made.mock.results.length).toBeGreaterThan(0);
  const focused = document.activeElement;
  await userEvent.tab();
  expect(document.activeElement).toBe(focused);
  end();
  expect(document.querySelector('.epub-container, iframe.epub')).toBeNull();
  expect(document.querySelectorAll('[data-novel-theme]')).toHaveLength(0);
  const addresses = made.mock.results.map(({ value }): unknown => value);
  await expect.poll(() => revoked.mock.calls.flat()).toEqual(expect.arrayContaining(addresses));
});

it('leaves a book that cannot be opened to its viewer, which says so', async () => {
  const broken = new TextEncoder().encode('no book').buffer;
  const { book } = draw({ book: broken });
  await frames(12);
  await render(testNovel({ book }));
  await expect.element(page.getByText(labels.failed)).toBeVisible();
});

it('is drawn once it is opened where a browser cannot move it', async () => {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'moveBefore') ?? {};
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
  onTestFinished(() => void Object.defineProperty(Element.prototype, 'moveBefore', own));
  const { book } = draw();
  await frames(6);
  expect(document.querySelector('.epub-container')).toBeNull();
  await render(testNovel({ book }));
  await novelShown();
  expect(seenSentences().first).toBe(0);
});
