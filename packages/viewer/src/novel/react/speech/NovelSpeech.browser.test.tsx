import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import type { SpeechChoices } from '@hanji/domain/reading/speech/speech-choices.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { frameDocument, seenSentences } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { holdControls } from '#testing/hold-controls.ts';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { TestNovelWords } from '#testing/novel-panel-words.tsx';
import { stubSpeech, type StubSpeech } from '#testing/stub-speech.ts';
import { sentences, testBook } from '#testing/test-book.ts';

type Options = Partial<NovelViewerProps> & {
  readonly book: ArrayBuffer | null;
  readonly onReadOn?: () => void;
  readonly startsAloud?: boolean;
};

function silent(): void {}

function Aloud({ onReadOn = silent, startsAloud = false, ...props }: Options) {
  const [choices, onChoose] = useState<SpeechChoices>({ rate: 1 });
  return (
    <NovelViewer
      language="en-US"
      labels={labels}
      PanelWords={TestNovelWords}
      settings={defaultNovelSettings(false)}
      storedDirection={props.mode === 'page' ? 'LTR' : 'TTB'}
      mode="scroll"
      endSlot={<p>End</p>}
      speech={{ choices, onChoose, startsAloud, onReadOn }}
      {...props}
    />
  );
}
async function open(options: Options) {
  const shown = await render(<Aloud {...options} />);
  await expect
    .poll(() => document.querySelector('section')?.getAttribute('aria-busy'))
    .toBe('false');
  await frames(6);
  return shown;
}
/** What is marked in the text. */
function marked(): string {
  const [range] = frameDocument()?.defaultView?.CSS.highlights.get('hanji-spoken') ?? [];
  return range
    ? `${range.startContainer.textContent}`.slice(range.startOffset, range.endOffset)
    : '';
}
/** The voice begins what it was given next, once that is another than before. */
async function begin(speech: StubSpeech, count: number): Promise<string> {
  await expect.poll(() => speech.said.length).toBe(count);
  speech.tell('start');
  return speech.said.at(-1) ?? '';
}
function numberOf(text: string): number {
  return Number(/Sentence (\d+)/.exec(text)?.[1] ?? -1);
}
async function showPanel() {
  const button = page.getByRole('button', { name: 'Show controls' }).element();
  (button as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  holdControls();
  await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
  return page.getByRole('dialog', { name: 'Read aloud' });
}

beforeEach(async () => {
  await page.viewport(600, 800);
});

describe.each(['scroll', 'page'] as const)('read aloud in %s mode', (mode) => {
  it('goes from the sentence on screen, marks each, and takes the screen and the place along', async () => {
    const speech = stubSpeech();
    const onPosition = vi.fn<NonNullable<NovelViewerProps['onPosition']>>();
    await open({ book: testBook({ chapters: [sentences(30)] }), mode, onPosition });
    await userEvent.keyboard('r');
    for (let count = 1; count <= 14; count += 1) {
      const said = await begin(speech, count);
      expect(numberOf(said)).toBe(count - 1);
      await expect.poll(marked).toBe(said);
      await expect.poll(() => seenSentences().last).toBeGreaterThanOrEqual(count - 1);
      await expect.poll(() => seenSentences().first).toBeLessThanOrEqual(count - 1);
      speech.tell('end');
    }
    expect(seenSentences().first).toBeGreaterThan(0);
    await expect.poll(() => onPosition.mock.lastCall?.[0].percent).toBeGreaterThan(10);
    // Not further than what was said.
    expect(onPosition.mock.lastCall?.[0].percent).toBeLessThanOrEqual((14 / 30) * 100);
  });

  it('says nothing of what the book hides, by itself or by its sheet', async () => {
    const speech = stubSpeech();
    const hidden = [
      '<aside hidden="hidden"><p>A note that stands aside.</p></aside>',
      '<p class="away">Words that a sheet hides.</p><p class="away">And more of them.</p>',
    ].join('');
    const book = testBook({
      chapters: [`${hidden}${sentences(1)}${hidden}${sentences(1, 1)}${hidden}`, sentences(1, 2)],
      head: '<style>.away { display: none }</style>',
    });
    await open({ book, mode });
    await userEvent.keyboard('r');
    for (let count = 1; count <= 3; count += 1) {
      expect(numberOf(await begin(speech, count))).toBe(count - 1);
      speech.tell('end');
    }
  });

  it('pauses and goes on by the key, and does not fetch back who has gone elsewhere', async () => {
    const speech = stubSpeech();
    await open({ book: testBook({ chapters: [sentences(120)] }), mode });
    await userEvent.keyboard('r');
    const first = await begin(speech, 1);
    await userEvent.keyboard('r');
    expect(speech.current()).toBeUndefined();
    await frames(3);
    await userEvent.keyboard('r');
    expect(await begin(speech, 2)).toBe(first);
    await showPanel();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('slider', { name: 'Position' }).fill('70');
    await expect.poll(() => seenSentences().first).toBeGreaterThan(70);
    const { first: read } = seenSentences();
    speech.tell('end');
    expect(numberOf(await begin(speech, 3))).toBe(1);
    await frames(10);
    expect(seenSentences().first).toBe(read);
    // Paused there, it goes on from what is on screen.
    await page.getByRole('button', { name: 'Pause reading aloud' }).click();
    await page.getByRole('button', { name: 'Continue reading aloud' }).click();
    expect(Math.abs(numberOf(await begin(speech, 4)) - read)).toBeLessThanOrEqual(1);
  });
});

it('takes the screen along again after the reader went elsewhere while it was on its way', async () => {
  const speech = stubSpeech();
  await open({ book: testBook({ chapters: [sentences(60)] }), mode: 'page' });
  await userEvent.keyboard('r');
  const { last } = seenSentences();
  for (let count = 1; count <= last + 1; count += 1) {
    await begin(speech, count);
    await frames(8);
    speech.tell('end');
  }
  await expect.poll(() => speech.said.length).toBe(last + 2);
  expect(numberOf(speech.said.at(-1) ?? '')).toBe(last + 1);
  speech.tell('start');
  // In the same moment: what the voice asked for is of no account then.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
  await frames(30);
  expect(seenSentences().first).toBe(0);
  await userEvent.keyboard('r');
  await frames(4);
  await userEvent.keyboard('r');
  for (let count = last + 3; count <= 2 * last + 5; count += 1) {
    const said = numberOf(await begin(speech, count));
    await expect.poll(() => seenSentences().last).toBeGreaterThanOrEqual(said);
    await frames(8);
    speech.tell('end');
  }
  expect(seenSentences().first).toBeGreaterThan(0);
});

it('says that it has stopped where the book cannot be read', async () => {
  stubSpeech();
  await render(<Aloud book={new ArrayBuffer(2000)} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(page.getByText('Reading aloud has stopped')).toBeVisible();
});

it('turns the page within a sentence, once the voice comes there', async () => {
  const speech = stubSpeech();
  await page.viewport(360, 300);
  await open({ book: testBook({ chapters: [sentences(12)] }), mode: 'page' });
  await userEvent.keyboard('r');
  await begin(speech, 1);
  const scrolled = (): number => document.querySelector('.epub-container')?.scrollLeft ?? 0;
  const turned: boolean[] = [];
  for (let count = 2; count < 5; count += 1) {
    const before = scrolled();
    speech.tell('boundary', { charIndex: 1 });
    await frames(6);
    expect(scrolled()).toBe(before);
    speech.tell('boundary', { charIndex: (speech.current()?.text.length ?? 1) - 2 });
    await frames(12);
    turned.push(scrolled() > before);
    speech.tell('end');
    await begin(speech, count);
  }
  expect(turned).toContain(true);
});

it('says ruby once and no marks of notes, goes on into the next part, and tells of the end', async () => {
  const speech = stubSpeech(['ja-JP']);
  const onReadOn = vi.fn<() => void>();
  const chapters = [
    '<p>この<ruby>灯<rp>(</rp><rt>あかり</rt><rp>)</rp></ruby>は<ruby>強<rt>・</rt></ruby>い。<a href="#n" epub:type="noteref">注1</a>次<sup><a href="#n">2</a></sup>へ\n行く。</p><p>* * *</p><p>一行目<br/>二行目</p><p hidden="hidden">見えない。</p>',
    '<aside id="n"><p>終わり。</p></aside>',
  ].map((body) =>
    body.replaceAll('epub:type', 'data-x="" xmlns:epub="http://www.idpf.org/2007/ops" epub:type'),
  );
  await open({ book: testBook({ chapters, language: 'ja' }), language: 'ja', onReadOn });
  await userEvent.keyboard('r');
  for (let count = 1; count <= 5; count += 1) {
    await begin(speech, count);
    expect(onReadOn).not.toHaveBeenCalled();
    speech.tell('end');
  }
  expect(speech.said).toEqual(['このあかりは強い。', '次へ行く。', '一行目', '二行目', '終わり。']);
  await expect.poll(() => onReadOn.mock.calls.length).toBe(1);
  expect(speech.said).toHaveLength(5);
  expect(marked()).toBe('');
});

it('is begun, set and ended in its panel, with the voices of the language', async () => {
  const speech = stubSpeech();
  await open({ book: testBook({ chapters: [sentences(9)] }) });
  const panel = await showPanel();
  await panel.getByRole('button', { name: 'Read from here' }).click();
  const first = await begin(speech, 1);
  expect(speech.current()?.voice?.name).toBe('Voice en-US');
  await panel.getByRole('radio', { name: '1.5×' }).click({ force: true });
  expect(await begin(speech, 2)).toBe(first);
  expect(speech.current()?.rate).toBe(1.5);
  await panel.getByRole('combobox', { name: 'Voice' }).selectOptions('Voice en-GB');
  await begin(speech, 3);
  expect(speech.current()).toMatchObject({
    rate: 1.5,
    lang: 'en-GB',
    voice: { name: 'Voice en-GB' },
  });
  await expect.poll(marked).toBe(first);
  await panel.getByRole('button', { name: 'Stop reading aloud' }).click();
  expect(speech.current()).toBeUndefined();
  expect(marked()).toBe('');
  await expect.element(panel.getByRole('button', { name: 'Read from here' })).toBeVisible();
});

it('says that there is no voice for the language, and that a voice has failed', async () => {
  const speech = stubSpeech(['ko-KR']);
  const shown = await open({ book: testBook({ chapters: [sentences(9)] }) });
  await userEvent.keyboard('r');
  await expect.element(page.getByText('No voice for this language')).toBeVisible();
  expect(speech.said).toEqual([]);
  const panel = await showPanel();
  await expect.element(panel.getByText('No voice for this language')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Read from here' }).elements()).toEqual([]);
  await shown.unmount();

  await open({ book: testBook({ chapters: [sentences(9)] }), language: 'ko' });
  await userEvent.keyboard('r');
  await begin(speech, 1);
  speech.tell('error');
  await expect.element(page.getByText('Reading aloud has stopped')).toBeVisible();
  expect(marked()).toBe('');
});

it('goes on by itself out of the chapter before, and falls silent when it is left', async () => {
  const speech = stubSpeech();
  const shown = await open({ book: testBook({ chapters: [sentences(9)] }), startsAloud: true });
  await begin(speech, 1);
  await shown.unmount();
  expect(speech.current()).toBeUndefined();

  await open({ book: testBook({ chapters: [sentences(9)] }), startsAloud: true });
  await begin(speech, 2);
  window.dispatchEvent(new Event('pagehide'));
  expect(speech.current()).toBeUndefined();
});

it.each([true, false])(
  'waits for a book that is on its way, and takes it for no end; hidden: %s',
  async (isHidden) => {
    const speech = stubSpeech();
    const onReadOn = vi.fn<() => void>();
    const startsAloud = isHidden;
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    const shown = await render(<Aloud book={null} startsAloud={startsAloud} onReadOn={onReadOn} />);
    await userEvent.keyboard('r');
    // The code of what reads would be here by then.
    await import('#novel/engine/speech/book-speech.ts');
    await frames(10);
    expect(onReadOn).not.toHaveBeenCalled();
    const book = testBook({ chapters: [sentences(9)] });
    await shown.rerender(<Aloud book={book} startsAloud={startsAloud} onReadOn={onReadOn} />);
    await expect.poll(() => frameDocument()?.body.textContent).toContain('Sentence 0');
    if (!isHidden) await userEvent.keyboard('r');
    await begin(speech, 1);
    expect(onReadOn).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  },
);

it('marks what is said beside the text where a browser has no highlights', async () => {
  const speech = stubSpeech();
  await open({ book: testBook({ chapters: [sentences(9)] }) });
  Object.defineProperty(frameDocument()?.defaultView ?? {}, 'CSS', { value: {} });
  await userEvent.keyboard('r');
  await begin(speech, 1);
  const boxes = (): number[] =>
    [...(frameDocument()?.querySelectorAll('#hanji-spoken > div') ?? [])].map(
      (box) => box.getBoundingClientRect().top,
    );
  const paragraph = frameDocument()?.querySelector('p')?.getBoundingClientRect();
  expect(boxes().length).toBeGreaterThan(0);
  const isWithin = (top: number): boolean =>
    top >= (paragraph?.top ?? 0) && top < (paragraph?.bottom ?? 0);
  expect(boxes().every(isWithin)).toBe(true);
  speech.tell('end');
  await begin(speech, 2);
  await expect.poll(() => boxes().some(isWithin)).toBe(false);
  await userEvent.keyboard('r');
});

it('has its key in the list of keys, and is not there where the browser cannot', async () => {
  stubSpeech();
  const shown = await open({ book: testBook({ chapters: [sentences(9)] }) });
  await userEvent.keyboard('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help.getByText('Read aloud')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await shown.unmount();

  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: undefined });
  Reflect.deleteProperty(window, 'speechSynthesis');
  await open({ book: testBook({ chapters: [sentences(9)] }) });
  await userEvent.keyboard('?');
  await expect.element(help).toBeVisible();
  expect(help.getByText('Read aloud').elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Read aloud' }).elements()).toEqual([]);
});
