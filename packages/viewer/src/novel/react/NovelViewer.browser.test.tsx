import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import {
  type NovelMode,
  defaultNovelSettings,
  novelFontSizes,
  novelLineHeights,
  type NovelSettings,
} from '@hanji/domain/reading/novel.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { frameDocument, seenSentences } from '#testing/drawn-book.ts';
import { holdControls } from '#testing/hold-controls.ts';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { TestNovelWords } from '#testing/novel-panel-words.tsx';
import { sentences, testBook } from '#testing/test-book.ts';
import { frames } from '#testing/frames.ts';

type Options = Partial<NovelViewerProps> & Pick<NovelViewerProps, 'book'>;

function viewer(options: Options) {
  return (
    <NovelViewer
      language="en"
      labels={labels}
      PanelWords={TestNovelWords}
      settings={defaultNovelSettings(false)}
      mode="page"
      endSlot={<button type="button">Continue</button>}
      {...options}
    />
  );
}
/** The next frames take as long as on a machine with much else to do. */
function slowFrames(count: number): void {
  if (count === 0) return;
  requestAnimationFrame(() => {
    const begun = performance.now();
    while (performance.now() - begun < 450);
    slowFrames(count - 1);
  });
}
function shownLook(): string[] {
  const paragraph = frameDocument()?.querySelector('p');
  const style = paragraph && getComputedStyle(paragraph);
  return [style?.fontSize ?? '', style?.lineHeight ?? ''];
}
function lookOf({ fontSize, lineHeight }: NovelSettings): string[] {
  const pixels = novelFontSizes[fontSize] ?? Number.NaN;
  return [`${pixels}px`, `${pixels * (novelLineHeights[lineHeight] ?? Number.NaN)}px`];
}
function shownHeight(): number | undefined {
  return document.querySelector('.epub-container')?.clientHeight;
}
async function showControls(): Promise<void> {
  page.getByRole('button', { name: 'Show controls' }).element().focus();
  await userEvent.keyboard('{Enter}');
  holdControls();
}
/** So many percent of its way, which is one of percents or of pages. */
async function slideTo(percent: number): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Position' });
  const most = Number(slider.element().getAttribute('max'));
  await slider.fill(String(Math.round((most * percent) / 100)));
}
function shown(): Promise<unknown> {
  return expect
    .poll(() => document.querySelector('section')?.getAttribute('aria-busy'))
    .toBe('false');
}

const problems: string[] = [];
function note(event: PromiseRejectionEvent | ErrorEvent): void {
  problems.push(String('reason' in event ? event.reason : event.message));
}
beforeEach(async () => {
  problems.length = 0;
  window.addEventListener('unhandledrejection', note);
  window.addEventListener('error', note);
  await page.viewport(600, 800);
});
afterEach(() => {
  window.removeEventListener('unhandledrejection', note);
  window.removeEventListener('error', note);
  // The browser's note that a frame was measured one frame later: harmless, and not ours.
  const ours = problems.filter((problem) => !problem.includes('ResizeObserver loop'));
  if (ours.length > 0) throw new Error(ours.join('\n'));
});

describe.each(['page', 'scroll'] as const)('in %s mode', (mode: NovelMode) => {
  it('shows the text from the start', async () => {
    await render(viewer({ book: testBook({ chapters: [sentences(60)] }), mode }));
    await shown();
    expect(seenSentences().first).toBe(0);
    expect(seenSentences().last).toBeGreaterThan(3);
    expect(frameDocument()?.compatMode).toBe('CSS1Compat');
  });

  it('[A2-104] leads to the previous and to the next chapter', async () => {
    const calls = { onPreviousChapter: vi.fn<() => void>(), onNextChapter: vi.fn<() => void>() };
    await render(viewer({ book: testBook({ chapters: [sentences(9)] }), mode, ...calls }));
    await shown();
    await showControls();
    await page.getByRole('button', { name: 'Previous chapter' }).click();
    expect(calls.onPreviousChapter).toHaveBeenCalledOnce();
    expect(calls.onNextChapter).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Next chapter' }).click();
    expect(calls.onNextChapter).toHaveBeenCalledOnce();
  });

  it('opens at a place and keeps the sentence when the text changes its look', async () => {
    const book = testBook({ chapters: [sentences(40), sentences(90, 40)] });
    const onPosition = vi.fn();
    const first = await render(viewer({ book, mode, onPosition }));
    await shown();
    await showControls();
    await slideTo(70);
    await expect.poll(() => seenSentences().first).toBeGreaterThan(60);
    await expect.poll(() => onPosition.mock.lastCall?.[0].percent).toBeGreaterThan(55);
    await frames(10);
    const { first: read } = seenSentences();
    const position = onPosition.mock.lastCall?.[0];
    await first.unmount();

    const again = await render(viewer({ book, mode, initialPosition: position }));
    await shown();
    expect(seenSentences().first).toBe(read);
    const looks: Partial<NovelSettings>[] = [
      { fontSize: 4 },
      { lineHeight: 3 },
      { fontType: 2 },
      { fontSize: 0, color: 4 },
      {},
    ];
    const isSeen = () => seenSentences().first <= read && seenSentences().last >= read;
    for (const look of looks) {
      const settings = { ...defaultNovelSettings(false), ...look };
      await again.rerender(viewer({ book, mode, initialPosition: position, settings }));
      await expect.poll(shownLook).toEqual(lookOf(settings));
      await frames(10);
      await expect.poll(isSeen).toBe(true);
    }
    for (const [width, height] of [
      [360, 640],
      [900, 500],
      [600, 800],
    ] as const) {
      await page.viewport(width, height);
      await expect.poll(shownHeight).toBe(height);
      await frames(10);
      await expect.poll(isSeen).toBe(true);
    }
    await expect.poll(() => seenSentences().first).toBe(read);
  });

  it('keeps the sentence where layouts settle late', async () => {
    const book = testBook({ chapters: [sentences(40), sentences(90, 40)] });
    const onPosition = vi.fn();
    const shownViewer = await render(viewer({ book, mode, onPosition }));
    await shown();
    await showControls();
    await slideTo(70);
    await expect.poll(() => onPosition.mock.lastCall?.[0].percent).toBeGreaterThan(55);
    await expect.poll(() => seenSentences().first).toBeGreaterThan(60);
    await frames(10);
    const { first: read } = seenSentences();
    slowFrames(5);
    const settings = { ...defaultNovelSettings(false), fontSize: 4 };
    await shownViewer.rerender(viewer({ book, mode, onPosition, settings }));
    await page.viewport(360, 640);
    await expect.poll(shownHeight).toBe(640);
    await frames(10);
    expect(seenSentences().first).toBeLessThanOrEqual(read);
    expect(seenSentences().last).toBeGreaterThanOrEqual(read);
  });
});

describe('by pages', () => {
  it('turns through parts to the end page and back, and finishes once', async () => {
    const onReadFinished = vi.fn();
    const book = testBook({ chapters: [sentences(12), sentences(12, 12)] });
    await render(viewer({ book, onReadFinished }));
    await shown();
    const firsts = [seenSentences().first];
    const hasEnded = (): boolean => document.body.textContent?.includes('Continue') ?? false;
    for (let turn = 0; turn < 12; turn += 1) {
      const before = seenSentences().first;
      await userEvent.keyboard('{ArrowRight}');
      await expect.poll(() => hasEnded() || seenSentences().first > before).toBe(true);
      firsts.push(seenSentences().first);
      if (hasEnded()) break;
      const finished = seenSentences().last === 23 ? 1 : 0;
      await expect.poll(() => onReadFinished.mock.calls.length).toBe(finished);
    }
    expect(firsts.at(-1)).toBeGreaterThan(12);
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(onReadFinished).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .poll(() => page.getByRole('button', { name: 'Continue' }).elements().length)
      .toBe(0);
    for (let turn = 0; turn < 12; turn += 1) await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => seenSentences().first).toBe(0);
  });
});

describe('the controls', () => {
  it('[A2-101] have a contents table that leads into the book and nowhere else', async () => {
    const navigation = `<li><a href="ch1.xhtml">One</a><ol><li><a href="ch2.xhtml#here">Two, below</a></li></ol></li>
      <li><a href="https://example.org/x">Outside</a></li><li><a href="javascript:alert(1)">Script</a></li>`;
    const chapters = [
      sentences(5),
      `${sentences(30, 5)}<p id="here">Sentence 500</p>${sentences(40, 501)}`,
    ];
    await render(viewer({ book: testBook({ chapters, navigation }), mode: 'scroll' }));
    await shown();
    await showControls();
    await page.getByRole('button', { name: 'Contents' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contents' });
    expect(
      dialog
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['One', 'Two, below']);
    expect(dialog.getByRole('link').elements()).toEqual([]);
    await dialog.getByRole('button', { name: 'Two, below' }).click();
    await expect.poll(() => seenSentences().first).toBe(500);
    expect(dialog.elements()).toEqual([]);
  });

  it('[A2-101] marks in the contents what a part without a line of its own goes on with', async () => {
    const navigation = '<li><a href="ch1.xhtml">One</a></li><li><a href="ch3.xhtml">Two</a></li>';
    const chapters = [0, 2, 4, 6].map((from) => sentences(2, from));
    await render(viewer({ book: testBook({ chapters, navigation }), mode: 'scroll' }));
    await shown();
    for (const [from, line] of [
      [2, 'One'],
      [4, 'Two'],
      [6, 'Two'],
    ] as const) {
      await page.getByRole('button', { name: 'Next part' }).click();
      await expect.poll(() => seenSentences().first).toBe(from);
      if (from === 2) await showControls();
      await page.getByRole('button', { name: 'Contents' }).click();
      const marked = () => document.querySelector('[aria-current]')?.textContent;
      await expect.poll(marked).toBe(line);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    }
  });

  it.each([
    [0, 'dark on white', { ground: /^255 255 255$/, dark: true }],
    [1, 'dark on light grey', { ground: /^23\d 23\d 23\d$/, dark: true }],
    [2, 'dark on cream', { ground: /^24\d 24\d 22\d$/, dark: true }],
    [3, 'dark on tan', { ground: /^22\d 21\d 17\d$/, dark: true }],
    [4, 'light on dark', { ground: /^2\d 2\d 2\d$/, dark: false }],
  ])('[A3-043] theme %i shows the text %s', async (color, _, { ground, dark }) => {
    const book = testBook({ chapters: [sentences(5)] });
    await render(viewer({ book, settings: { ...defaultNovelSettings(false), color } }));
    await shown();
    const channels = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    const section = document.querySelector('[data-novel-theme]');
    if (!section) throw new Error('there is no theme');
    const behind = channels(getComputedStyle(section).backgroundColor);
    expect(behind.join(' ')).toMatch(ground);
    const inner = frameDocument();
    const text = inner?.querySelector('p');
    if (!text) throw new Error('no text is drawn');
    const ink = channels(getComputedStyle(text).color);
    const light = (rgb: number[]) => rgb.reduce((sum, channel) => sum + channel, 0);
    expect(light(ink) < light(behind)).toBe(dark);
    expect(Math.abs(light(ink) - light(behind))).toBeGreaterThan(400);
  });

  it('[A2-100] [A3-040] offer the five settings', async () => {
    const onChoose = vi.fn();
    const book = testBook({ chapters: [sentences(5)] });
    const settings = { fontType: 2, fontSize: 3, lineHeight: 1, color: 4 };
    await render(viewer({ book, onChoose, settings }));
    await shown();
    await showControls();
    await page.getByRole('button', { name: 'Text' }).click();
    const radios = page.getByRole('dialog').getByRole('radio', { checked: true });
    const nameOf = (radio: Element) =>
      radio.getAttribute('aria-label') ?? radio.closest('label')?.textContent ?? '';
    const chosen = radios.elements().map(nameOf);
    expect(chosen.slice(0, 5)).toEqual(['Dark', 'Serif', '20', '1.7', 'Pages']);
    const group = (name: string): string[] =>
      page.getByRole('group', { name }).getByRole('radio').elements().map(nameOf);
    expect(group('Typeface')).toEqual(['System', 'Gothic', 'Serif', 'Book']);
    expect(group('Size')).toEqual(['15', '17', '19', '20', '22']);
    expect(group('Line height')).toEqual(['1.5', '1.7', '2', '2.4']);
    expect(group('Colors')).toEqual(['White', 'Gray', 'Cream', 'Tan', 'Dark']);
    for (const [name, choice, change] of [
      ['Typeface', 'Gothic', { fontType: 1 }],
      ['Size', '22', { fontSize: 4 }],
      ['Line height', '2.4', { lineHeight: 3 }],
      ['Colors', 'Cream', { color: 2 }],
    ] as const) {
      await page
        .getByRole('group', { name })
        .getByRole('radio', { name: choice, exact: true })
        .click();
      expect(onChoose).toHaveBeenLastCalledWith(change);
    }
    await page.getByText('Scroll', { exact: true }).click();
    expect(onChoose).toHaveBeenLastCalledWith({ mode: 'scroll' });
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  });
});

describe('a link that leads nowhere', () => {
  it('[A4-032] [A9-002] does not open, as a notification says for 2,400 ms', async () => {
    const body = '<p><a id="out" href="mailto:me@example.org">elsewhere</a></p>';
    await render(viewer({ book: testBook({ chapters: [body] }) }));
    await shown();
    const notice = page.getByText(labels.outsideLink);
    stopClock(...timeouts);
    frameDocument()?.getElementById('out')?.click();
    await expect.poll(() => notice.elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2399);
    await frames(2);
    expect(notice.elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => notice.elements()).toHaveLength(0);
  });
});

describe('the text', () => {
  it.each([
    [0, 15, 0, 1.5],
    [1, 17, 1, 1.7],
    [2, 19, 2, 2],
    [3, 20, 3, 2.4],
    [4, 22, 0, 1.5],
  ])(
    '[A3-041] [A3-042] size %i is %i px, line height %i is %f',
    async (fontSize, pixels, lineHeight, factor) => {
      const settings = { fontType: 0, fontSize, lineHeight, color: 4 };
      await render(viewer({ book: testBook({ chapters: [sentences(3)] }), settings }));
      await shown();
      const content = frameDocument();
      const paragraph = content?.querySelector('p');
      const style = paragraph && getComputedStyle(paragraph);
      expect(style?.fontSize).toBe(`${pixels}px`);
      expect(Number.parseFloat(style?.lineHeight ?? '')).toBeCloseTo(pixels * factor, 3);
      expect(style?.color).toBe('rgb(217, 211, 201)');
      expect(content && getComputedStyle(content.documentElement).backgroundColor).toBe(
        'rgb(26, 24, 22)',
      );
    },
  );

  it('keeps Korean words whole and lines with ruby as high as the others', async () => {
    const korean = '<p>저녁 바람이 조용히 강을 건너와 오래된 나무의 잎을 흔들었다.</p>';
    const ruby =
      '<p id="plain">夕方の風</p><p id="ruby"><ruby>夕<rt>ゆう</rt></ruby>方の<ruby>風<rt>かぜ</rt></ruby></p>';
    const book = testBook({ chapters: [korean + ruby] });
    const settings = { fontType: 1, fontSize: 2, lineHeight: 0, color: 0 };
    await render(viewer({ book, language: 'ko', settings, mode: 'scroll' }));
    await shown();
    const content = frameDocument();
    const paragraph = content?.querySelector('p');
    expect(content?.documentElement.lang).toBe('ko');
    expect(paragraph && getComputedStyle(paragraph).wordBreak).toBe('keep-all');
    const height = (id: string): number | undefined =>
      content?.getElementById(id)?.getBoundingClientRect().height;
    expect(height('ruby')).toBe(height('plain'));
  });

  it('shows pieces of a long paragraph as one, within a part and on from the one before', async () => {
    const piece = (id: string) =>
      `<span class="hanji-piece" id="${id}">${'Words. '.repeat(99)}</span>`;
    const list = '<ol start="4"><li class="hanji-continued" id="on">x</li></ol>';
    const chapters = [
      `<p>${piece('one')}${piece('two')}</p><p id="next">x</p>`,
      `<p class="hanji-continued">${piece('three')}</p>${list}<p id="next">x</p>`,
    ];
    const head = '<style>p { text-indent: 50px; margin: 30px 0; padding-top: 9px }</style>';
    await render(viewer({ book: testBook({ chapters, head }), mode: 'scroll' }));
    await shown();
    const content = () => frameDocument();
    const styleOf = (id: string) => {
      const element = content()?.getElementById(id);
      return element ? getComputedStyle(element) : undefined;
    };
    const boxOf = (id: string) => content()?.getElementById(id)?.getBoundingClientRect();
    expect(['one', 'two', 'next'].map((id) => styleOf(id)?.textIndent)).toEqual([
      '50px',
      '0px',
      '50px',
    ]);
    expect(boxOf('two')?.top).toBe(boxOf('one')?.bottom);
    expect(boxOf('two')?.left).toBe(boxOf('one')?.left);
    await page.getByRole('button', { name: 'Next part' }).click();
    await expect.poll(() => styleOf('three')?.textIndent).toBe('0px');
    await expect.poll(() => boxOf('three')?.top).toBe(24);
    expect(styleOf('on')?.listStyleType).toBe('none');
    expect(styleOf('next')?.textIndent).toBe('50px');
  });

  it('runs vertically where the book says so, page by page', async () => {
    const japanese = `<p>${'川の流れは静かで、夕暮れの光が水面に揺れていた。'.repeat(150)}</p>`;
    const head = '<style>html { writing-mode: vertical-rl }</style>';
    const book = testBook({ chapters: [japanese], head, rightToLeft: true, language: 'ja' });
    const onPosition = vi.fn();
    const onReadFinished = vi.fn();
    await render(viewer({ book, language: 'ja', onPosition, onReadFinished }));
    await shown();
    const content = frameDocument();
    expect(content && getComputedStyle(content.body).writingMode).toBe('vertical-rl');
    const percents: number[] = [];
    for (let turn = 0; turn < 20 && onReadFinished.mock.calls.length === 0; turn += 1) {
      const reported = onPosition.mock.calls.length;
      await userEvent.keyboard('{ArrowLeft}');
      await expect.poll(() => onPosition.mock.calls.length).toBeGreaterThan(reported);
      percents.push(onPosition.mock.lastCall?.[0].percent);
    }
    expect(percents.length).toBeGreaterThan(1);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(onReadFinished).toHaveBeenCalledTimes(1);
  });
});

describe('a part that scrolls', () => {
  it('leads to its neighbours at its ends, and to the next chapter at the last', async () => {
    const onReadFinished = vi.fn();
    const book = testBook({ chapters: [sentences(30), sentences(30, 30)] });
    await render(viewer({ book, mode: 'scroll', onReadFinished }));
    await shown();
    expect(page.getByRole('button', { name: 'Continue' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Next part' }).click();
    await expect.poll(() => seenSentences().first).toBe(30);
    expect(onReadFinished).not.toHaveBeenCalled();
    const pageDown = async (): Promise<number> => {
      await userEvent.keyboard('{PageDown}');
      return onReadFinished.mock.calls.length;
    };
    await expect.poll(pageDown).toBe(1);
    expect(seenSentences().last).toBe(59);
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    await page.getByRole('button', { name: 'Previous part' }).click();
    await expect.poll(() => seenSentences().first).toBe(0);
    expect(onReadFinished).toHaveBeenCalledTimes(1);
  });
});

describe('a book that is not whole', () => {
  it('says so when it cannot be opened at all', async () => {
    const onReadFailed = vi.fn();
    const onReport = vi.fn();
    const book = new TextEncoder().encode('no book').buffer;
    await render(viewer({ book, onReadFailed, onReport }));
    await expect.element(page.getByText('The book cannot be opened')).toBeVisible();
    await page.getByRole('button', { name: 'Report a problem' }).click();
    expect(onReport).toHaveBeenCalledOnce();
    expect(onReadFailed).toHaveBeenCalledWith('not-an-archive');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(onReadFailed).toHaveBeenCalledTimes(1);
  });

  it('shows what it can: undeclared entities, pictures in the reading order, then a part that fails', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle r="40"/></svg>';
    const files = {
      'pic.svg': { type: 'image/svg+xml', data: svg },
      'data.json': { type: 'application/json', data: '{}' },
    };
    const chapters = ['<p>Sentence 1&nbsp;is here</p>'];
    const book = testBook({
      chapters,
      files,
      extraSpine: ['pic.svg', 'data.json'],
      navigation: '<p/>',
    });
    await render(viewer({ book }));
    await shown();
    expect(seenSentences().first).toBe(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => frameDocument()?.querySelector('img')?.naturalWidth).toBe(80);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('This part cannot be shown')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => page.getByRole('alert').elements()).toEqual([]);
  });
});
