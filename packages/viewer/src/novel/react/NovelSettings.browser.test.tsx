import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import { defaultNovelPage, type NovelPage } from '@hanji/domain/reading/novel/novel-page.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { frameDocument, seenSentences } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { holdControls } from '#testing/hold-controls.ts';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { TestNovelWords } from '#testing/novel-panel-words.tsx';
import { sentences, testBook } from '#testing/test-book.ts';

type Options = Partial<NovelViewerProps> & Pick<NovelViewerProps, 'book'>;

function viewer(options: Options) {
  return (
    <NovelViewer
      language="en"
      labels={labels}
      PanelWords={TestNovelWords}
      settings={defaultNovelSettings(false)}
      mode="scroll"
      endSlot={<p>End</p>}
      {...options}
    />
  );
}
async function shown(): Promise<void> {
  await expect
    .poll(() => document.querySelector('section')?.getAttribute('aria-busy'))
    .toBe('false');
  await frames(8);
}
function styleOf(selector: string): CSSStyleDeclaration | undefined {
  const element = frameDocument()?.querySelector(selector);
  return element ? getComputedStyle(element) : undefined;
}
/** Letters of a paragraph that fit on a line, more or less. */
function lineWidth(): number {
  const paragraph = frameDocument()?.querySelector('p');
  return paragraph?.getClientRects()[0]?.width ?? 0;
}
function pageWith(changes: Partial<NovelPage>): NovelPage {
  return { ...defaultNovelPage, ...changes };
}

beforeEach(async () => {
  await page.viewport(600, 800);
});

describe.each(['scroll', 'page'] as const)('in %s mode', (mode) => {
  it('every setting keeps the line that is read', async () => {
    const book = testBook({ chapters: [sentences(90)] });
    const initialPosition = { cfi: '', percent: 50 };
    const screen = await render(viewer({ book, mode, initialPosition }));
    await shown();
    const read = seenSentences().first;
    expect(read).toBeGreaterThan(30);
    const before = lineWidth();
    for (const changes of [
      { margin: 'wide' },
      { margin: 'narrow' },
      { align: 'justify', hyphens: true },
      { ruby: false },
      {},
    ] as const) {
      await screen.rerender(viewer({ book, mode, initialPosition, page: pageWith(changes) }));
      await frames(16);
      await expect
        .poll(() => seenSentences().first <= read && seenSentences().last >= read)
        .toBe(true);
    }
    await screen.rerender(
      viewer({ book, mode, initialPosition, page: pageWith({ margin: 'wide' }) }),
    );
    await expect.poll(lineWidth).toBeLessThan(before - 30);
  });
});

it('[A3-040] sets lines, ruby and typefaces as they are chosen', async () => {
  const body =
    '<p>夕<ruby>風<rt>かぜ</rt></ruby></p><h1 style="text-align: center">a</h1><p id="own" style="font-family: Courier">b</p>';
  const book = testBook({ chapters: [body], language: 'de' });
  const screen = await render(viewer({ book }));
  await shown();
  expect(styleOf('#own')?.fontFamily).toContain('system-ui');
  expect(styleOf('p')?.hyphens).toBe('manual');
  expect(styleOf('rt')?.display).not.toBe('none');
  for (const fontType of [1, 2]) {
    const chosen = { ...defaultNovelSettings(false), fontType };
    await screen.rerender(viewer({ book, settings: chosen }));
    await expect.poll(() => styleOf('#own')?.fontFamily).toBe(styleOf('p')?.fontFamily);
    expect(styleOf('#own')?.fontFamily).not.toContain('Courier');
  }
  const settings = { ...defaultNovelSettings(false), fontType: 3 };
  const changed = pageWith({ align: 'justify', hyphens: true, ruby: false });
  await screen.rerender(viewer({ book, settings, page: changed }));
  await expect.poll(() => styleOf('#own')?.fontFamily).toBe('Courier');
  expect(styleOf('p')?.hyphens).toBe('auto');
  expect(styleOf('p')?.textAlign).toBe('justify');
  expect(styleOf('h1')?.textAlign).toBe('center');
  expect(styleOf('rt')?.display).toBe('none');
});

it.each([
  ['de', 1, 'auto'],
  ['vi', 0, 'manual'],
  ['ja', 0, 'auto'],
])(
  'divides words, and offers to, where a language does: %s',
  async (language, offered, hyphens) => {
    const book = testBook({ chapters: ['<p>a</p>'], language });
    await render(viewer({ book, language, page: pageWith({ hyphens: true }), onChoose: vi.fn() }));
    await shown();
    expect(styleOf('p')?.hyphens).toBe(hyphens);
    page.getByRole('button', { name: 'Show controls' }).element().focus();
    await userEvent.keyboard('{Enter}');
    holdControls();
    await page.getByRole('button', { name: labels.textSettings }).click();
    await expect.element(page.getByRole('radio', { name: labels.pageMode })).toBeInTheDocument();
    const divides = page.getByRole('switch', { name: 'Hyphenation' });
    expect(divides.elements()).toHaveLength(offered);
  },
);

it.each([
  ['ja', '', 'justify'],
  ['zh-TW', '', 'justify'],
  ['ja', 'body { text-align: start }', 'start'],
  ['ko', '', 'start'],
  ['en', '', 'start'],
])(
  'ends the lines of a silent book as its language does: %s %s',
  async (language, own, expected) => {
    const head = `<style>${own}</style>`;
    const book = testBook({ chapters: ['<p>a</p>'], head, language });
    await render(viewer({ book, language }));
    await shown();
    expect(styleOf('p')?.textAlign).toBe(expected);
  },
);

it('aligns prose alone: what stands in the middle or at the other edge stays there', async () => {
  const body = `<h1 id="title" style="text-align: center">a</h1><p id="plain">b</p>
    <p id="book" class="j">c</p><p id="break" class="c">* * *</p><p id="signed" style="text-align: right">d</p>
    <div id="letter" class="c"><p id="inner">e</p></div><div id="told">f</div><center><p id="old">g</p></center>
    <blockquote dir="rtl"><p id="right">h</p><p id="left" style="text-align: left">i</p></blockquote>`;
  const head = '<style>.c { text-align: center } .j { text-align: justify }</style>';
  const book = testBook({ chapters: [body, body], head, language: 'en' });
  const aligned = () =>
    Object.fromEntries(
      'title plain book break signed inner told old right left'
        .split(' ')
        .map((id) => [id, styleOf(`#${id}`)?.textAlign]),
    );
  const own = {
    title: 'center',
    break: 'center',
    signed: 'right',
    inner: 'center',
    old: '-webkit-center',
    left: 'left',
  };
  const options = { book, mode: 'page' } as const;
  const screen = await render(viewer({ ...options, page: pageWith({ align: 'justify' }) }));
  await shown();
  const justified = Object.fromEntries(
    ['plain', 'book', 'told', 'right'].map((id) => [id, 'justify']),
  );
  expect(aligned()).toEqual({ ...own, ...justified });
  await screen.rerender(viewer({ ...options, page: pageWith({ align: 'start' }) }));
  const started = Object.fromEntries(['plain', 'book', 'told', 'right'].map((id) => [id, 'start']));
  await expect.poll(aligned).toEqual({ ...own, ...started });
  await screen.rerender(viewer({ ...options, page: pageWith({}) }));
  const asInBook = { plain: 'start', book: 'justify', told: 'start', right: 'start' };
  await expect.poll(aligned).toEqual({ ...own, ...asInBook });
});

it.each(['scroll', 'page'] as const)(
  'goes to its end and beginning by keys, in %s mode',
  async (mode) => {
    const onReadFinished = vi.fn<() => void>();
    const book = testBook({ chapters: [sentences(90)] });
    await render(viewer({ book, mode, onReadFinished }));
    await shown();
    await userEvent.keyboard('{End}');
    await expect.poll(() => seenSentences().last).toBe(89);
    await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => seenSentences().first).toBe(0);
  },
);

it('calls the scroll of vertical lines sideways', async () => {
  const head = '<style>html { writing-mode: vertical-rl }</style>';
  const book = testBook({ chapters: ['<p>川の流れは静かだった。</p>'], head, language: 'ja' });
  await render(viewer({ book, language: 'ja', onChoose: vi.fn() }));
  await shown();
  page.getByRole('button', { name: 'Show controls' }).element().focus();
  await userEvent.keyboard('{Enter}');
  holdControls();
  await page.getByRole('button', { name: labels.textSettings }).click();
  await expect.element(page.getByRole('radio', { name: labels.sidewaysMode })).toBeChecked();
});

it('runs vertical lines across where that is chosen, and turns their pages so', async () => {
  const japanese = `<p>${'川の流れは静かで、夕暮れの光が水面に揺れていた。'.repeat(150)}</p>`;
  const head = '<style>html { writing-mode: vertical-rl }</style>';
  const book = testBook({ chapters: [japanese], head, rightToLeft: true, language: 'ja' });
  const options = { book, language: 'ja', mode: 'page' } as const;
  const screen = await render(viewer(options));
  await shown();
  expect(styleOf('p')?.writingMode).toBe('vertical-rl');
  await screen.rerender(viewer({ ...options, page: pageWith({ writing: 'across' }) }));
  await expect.poll(() => styleOf('p')?.writingMode).toBe('horizontal-tb');
  await shown();
  expect(styleOf('body')?.direction).toBe('ltr');
});
