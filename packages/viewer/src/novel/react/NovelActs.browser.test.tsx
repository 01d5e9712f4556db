import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { frameDocument, seenSentences } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { TestNovelWords } from '#testing/novel-panel-words.tsx';
import { sentences, testBook } from '#testing/test-book.ts';

type Options = Partial<NovelViewerProps> & Pick<NovelViewerProps, 'book'>;

async function open(options: Options): Promise<void> {
  await render(
    <NovelViewer
      language="en"
      labels={labels}
      PanelWords={TestNovelWords}
      settings={defaultNovelSettings(false)}
      storedDirection={options.mode === 'page' ? 'LTR' : 'TTB'}
      mode="scroll"
      endSlot={<button type="button">Continue</button>}
      {...options}
    />,
  );
  await expect
    .poll(() => document.querySelector('section')?.getAttribute('aria-busy'))
    .toBe('false');
  await frames(6);
}
function scroller(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.epub-container');
  if (!found) throw new Error('no book is drawn');
  return found;
}
/** To the end of what scrolls, and until it stays there. */
async function toEnd(): Promise<void> {
  const left = (): number => {
    const { scrollTop, clientHeight, scrollHeight } = scroller();
    return scrollHeight - clientHeight - scrollTop;
  };
  await expect
    .poll(async () => {
      scroller().scrollTop = scroller().scrollHeight;
      await frames(12);
      return left();
    })
    .toBeLessThan(2);
}
function inFrame(id: string): HTMLElement {
  const found = frameDocument()?.getElementById(id);
  if (!found) throw new Error(`nothing is ${id}`);
  return found;
}
/** Milliseconds from now on, so far that a book has rested. */
const later = 10_000;
function happen(event: Event, inMs: number): void {
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + inMs });
  frameDocument()?.body.dispatchEvent(event);
}
/** The wheel, at a moment: gestures are told apart by the time between them. */
function wheel(deltaY: number, inMs: number): void {
  happen(new WheelEvent('wheel', { bubbles: true, deltaY }), inMs);
}
/** Where a finger goes on the text, from where it is put down; it stays there. */
async function drag(way: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const target = frameDocument()?.body;
  if (!target) throw new Error('no text is drawn');
  for (const [index, [clientX, clientY]] of way.entries()) {
    const touch = new Touch({ identifier: 1, target, clientX, clientY });
    const type = index === 0 ? 'touchstart' : 'touchmove';
    happen(new TouchEvent(type, { bubbles: true, touches: [touch] }), later);
    await frames(2);
  }
}
/** So long after the last that it was held. */
async function letGo(): Promise<void> {
  happen(new TouchEvent('touchend', { bubbles: true, touches: [] }), later + 1000);
  await frames(2);
}

beforeEach(async () => {
  await page.viewport(390, 700);
});

describe('a link', () => {
  it('out of the book opens only after asking, under its whole address', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    onTestFinished(() => opened.mockRestore());
    const body =
      '<p><a id="out" href="https://example.org/a?b=c">a</a> <a id="kept" data-outside-href="http://example.net/">b</a></p>';
    await open({ book: testBook({ chapters: [body] }) });
    const dialog = page.getByRole('dialog', { name: 'Open another site?' });
    inFrame('out').click();
    await expect.element(dialog.getByText('https://example.org/a?b=c')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(opened).not.toHaveBeenCalled();
    // As a keyboard comes to it.
    inFrame('kept').focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('http://example.net/')).toBeVisible();
    await dialog.getByRole('button', { name: 'Open' }).click();
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      'http://example.net/',
      '_blank',
      'noopener,noreferrer',
    );
    await expect.poll(() => dialog.elements()).toEqual([]);
  });

  it('to a note shows it beside its reference, from the same document or another', async () => {
    const chapters = [
      `<p>Text<a id="one" href="#n1" epub:type="noteref">1</a> and<a id="two" href="ch2.xhtml#n2" role="doc-noteref">2</a>, or <a id="on" href="ch2.xhtml#far">there</a></p>${sentences(40)}<aside id="n1" epub:type="footnote"><p>It was <ruby>川<rt>kawa</rt></ruby>.</p><p>So they say. <a href="#one">↩</a></p></aside>`,
      `<ol><li><p id="n2">An endnote, elsewhere.</p></li></ol>${sentences(40, 100)}<p id="far">Sentence 500</p>${sentences(40, 501)}`,
    ].map((body) =>
      body.replaceAll('epub:type', 'data-x xmlns:epub="http://www.idpf.org/2007/ops" epub:type'),
    );
    await open({ book: testBook({ chapters }) });
    const bubble = page.getByRole('dialog', { name: 'Note' });
    inFrame('one').click();
    await expect.element(bubble).toBeVisible();
    expect(
      bubble
        .getByRole('paragraph')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['It was 川.', 'So they say.']);
    const reference = inFrame('one').getBoundingClientRect().bottom - scroller().scrollTop;
    expect(bubble.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(reference);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => bubble.elements()).toEqual([]);
    expect(scroller().scrollTop).toBe(0);
    inFrame('two').click();
    await expect.element(bubble.getByText('An endnote, elsewhere.')).toBeVisible();
    expect(inFrame('one').getBoundingClientRect().top - scroller().scrollTop).toBeGreaterThan(0);
    await bubble.getByRole('button', { name: 'Go to the note' }).click();
    await expect.poll(() => frameDocument()?.getElementById('n2')).toBeTruthy();
  });

  it('within the book goes there', async () => {
    const chapters = [
      `<p><a id="on" href="ch2.xhtml#far">there</a></p>`,
      `${sentences(40, 100)}<p id="far">Sentence 500</p>${sentences(40, 501)}`,
    ];
    await open({ book: testBook({ chapters }) });
    inFrame('on').click();
    await expect.poll(() => seenSentences().first).toBe(500);
  });

  it('into another chapter of the work opens that, and is said not to where it is gone', async () => {
    const body =
      '<p><a id="on" data-chapter-key="OPS/notes.xhtml" data-chapter-place="OPS/notes.xhtml#n">notes</a> <a id="name">x</a></p>';
    const onOtherChapter = vi
      .fn<(key: string, place: string | undefined) => Promise<boolean>>()
      .mockResolvedValueOnce(true);
    await open({ book: testBook({ chapters: [body] }), onOtherChapter });
    const notice = page.getByText(labels.outsideLink);
    inFrame('name').click();
    inFrame('on').focus();
    await userEvent.keyboard('{Enter}');
    expect(onOtherChapter).toHaveBeenCalledExactlyOnceWith('OPS/notes.xhtml', 'OPS/notes.xhtml#n');
    expect(notice.elements()).toEqual([]);
    onOtherChapter.mockResolvedValueOnce(false);
    inFrame('on').click();
    await expect.element(notice).toBeVisible();
  });
});

it.each([
  ['in the document that it names', 'a.xhtml#far', 40],
  ['in a part that goes on with that document', 'a.xhtml#farther', 540],
  ['at the beginning where the document has no such place', 'a.xhtml#gone', 0],
  ['at the place that is kept where there is no such document', 'x.xhtml#far', 20],
])('opens where a link of another chapter leads, %s', async (_, place, first) => {
  const far = (id: string, from: number) => `<p id="${id}">Sentence ${from}</p>`;
  await open({
    book: testBook({
      names: ['a.xhtml', 'a.xhtml.part-2.xhtml'],
      chapters: [
        `${sentences(40)}${far('far', 40)}${sentences(60, 41)}`,
        `${sentences(40, 500)}${far('farther', 540)}${sentences(60, 541)}`,
      ],
    }),
    opensAt: `OPS/${place}`,
    initialPosition: { cfi: 'epubcfi(/6/2!/4/42/1:0)', percent: 10 },
  });
  await expect.poll(() => seenSentences().first).toBe(first);
});

describe('a picture', () => {
  it('opens on the whole screen and larger, ornaments do not', async () => {
    const drawing = (size: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}"/></svg>`;
    const files = {
      'big.svg': { type: 'image/svg+xml', data: drawing(300) },
      'dot.svg': { type: 'image/svg+xml', data: drawing(20) },
    };
    const body =
      '<p><img id="dot" src="dot.svg" alt=""/></p><p><img id="big" src="big.svg" alt="A map"/></p>';
    await open({ book: testBook({ chapters: [body], files }) });
    await expect.poll(() => inFrame('big').getBoundingClientRect().width).toBe(300);
    inFrame('dot').click();
    inFrame('big').click();
    const view = page.getByRole('dialog', { name: 'A map' });
    await expect.element(view).toBeVisible();
    const picture = view.getByRole('img', { name: 'A map', includeHidden: true });
    await expect.poll(() => picture.element().getBoundingClientRect().width).toBe(390);
    await view.getByRole('button', { name: 'Enlarge' }).click();
    await expect.poll(() => picture.element().getBoundingClientRect().width).toBe(780);
    await view.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => view.elements()).toEqual([]);
  });
});

describe.each(['scroll', 'page'] as const)('by keys, in %s mode', (mode) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>`;
  const files = { 'map.svg': { type: 'image/svg+xml', data: drawing } };

  it('pictures are come to where they stand, named, and opened', async () => {
    const cover =
      '<svg id="cover" viewBox="0 0 300 200"><image width="300" height="200" href="map.svg"/></svg>';
    const body = `${sentences(20)}<p><img id="map" src="map.svg" alt="A map"/></p>${sentences(20, 20)}${cover}<p><a href="#map"><img id="linked" src="map.svg" alt=""/></a></p>`;
    await open({ book: testBook({ chapters: [body], files }), mode });
    await expect.poll(() => inFrame('map').getAttribute('role')).toBe('button');
    expect(inFrame('cover').getAttribute('aria-label')).toBe('Enlarge the picture');
    expect(inFrame('linked').tabIndex).toBe(-1);
    const isSeen = (id: string): boolean => {
      const { left, right, top, bottom } = inFrame(id).getBoundingClientRect();
      const frame = document.querySelector('.epub-view iframe')?.getBoundingClientRect();
      const [x, y] = [frame?.left ?? 0, frame?.top ?? 0];
      return x + left >= 0 && x + right <= 390 && y + top >= 0 && y + bottom <= 700;
    };
    const view = page.getByRole('dialog', { name: 'A map' });
    for (const [id, key] of [
      ['map', '{Enter}'],
      ['cover', ' '],
    ] as const) {
      inFrame(id).focus();
      await frames(8);
      expect(isSeen(id), id).toBe(true);
      expect(scroller().scrollLeft % 390, id).toBe(0);
      await userEvent.keyboard(key);
      const shown = id === 'map' ? view : page.getByRole('dialog', { name: 'Picture' });
      await expect.element(shown).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => shown.elements()).toEqual([]);
      // Back where it was: the next key goes on from there.
      await expect.poll(() => frameDocument()?.activeElement?.id).toBe(id);
    }
  });

  it('what is wider than a line is scrolled, and the text beside it is not', async () => {
    const cells = Array.from({ length: 40 }, (_, index) => `<td>column${index}</td>`).join('');
    const body = `${sentences(1)}<table id="wide"><tr>${cells}</tr></table><pre id="code">${'const answer = '.repeat(40)}</pre>${sentences(40, 1)}`;
    await open({ book: testBook({ chapters: [body] }), mode });
    for (const id of ['wide', 'code']) {
      inFrame(id).focus();
      const { first } = seenSentences();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect.poll(() => inFrame(id).scrollLeft).toBeGreaterThan(20);
      expect(seenSentences().first, id).toBe(first);
    }
  });
});

describe('reading on past the end', () => {
  const opened = vi.fn<(side: PullSide) => void>();
  const onPull = async (side: PullSide) => () => opened(side);
  beforeEach(() => opened.mockReset());

  it('takes a finger that pulls far enough, where it scrolls, and no scroll that runs into it', async () => {
    await open({ book: testBook({ chapters: [sentences(30)] }), onPull });
    await drag([
      [100, 600],
      [100, 300],
    ]);
    await letGo();
    expect(opened).not.toHaveBeenCalled();
    await toEnd();
    await drag([
      [100, 600],
      [100, 560],
    ]);
    await expect.element(page.getByText('Keep pulling')).toBeVisible();
    await letGo();
    expect(opened).not.toHaveBeenCalled();
    await drag([
      [100, 600],
      [100, 590],
      [100, 430],
    ]);
    await expect.element(page.getByText('Let go to open')).toBeVisible();
    await letGo();
    await expect.poll(() => opened.mock.calls).toEqual([['next']]);
  });

  it('takes two acts of the wheel, from part to part and then to the chapter', async () => {
    await open({ book: testBook({ chapters: [sentences(30), sentences(30, 30)] }), onPull });
    await toEnd();
    wheel(120, later);
    await expect.element(page.getByText('Once more to open')).toBeVisible();
    expect(seenSentences().last).toBe(29);
    wheel(120, later + 1000);
    await expect.poll(() => seenSentences().first).toBe(30);
    expect(opened).not.toHaveBeenCalled();
    await toEnd();
    wheel(120, 2 * later);
    wheel(120, 2 * later + 1000);
    await expect.poll(() => opened.mock.calls).toEqual([['next']]);
  });

  it('takes two keys behind the last page', async () => {
    await open({ book: testBook({ chapters: [sentences(2)] }), mode: 'page', onPull });
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    const press = (inMs: number): void =>
      happen(new KeyboardEvent('keydown', { bubbles: true, key: 'ArrowRight' }), inMs);
    press(later);
    await expect.element(page.getByText('Once more to open')).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    press(later + 1000);
    await expect.poll(() => opened.mock.calls).toEqual([['next']]);
  });
});

it('turns pages by the wheel, one for each gesture', async () => {
  await open({ book: testBook({ chapters: [sentences(60)] }), mode: 'page' });
  const first = (): number => seenSentences().first;
  wheel(100, 1000);
  wheel(100, 1050);
  wheel(100, 1100);
  await expect.poll(first).toBeGreaterThan(0);
  await frames(10);
  const one = first();
  wheel(100, 2000);
  await expect.poll(first).toBeGreaterThan(one);
  wheel(-100, 3000);
  await expect.poll(first).toBe(one);
});

describe('keys', () => {
  it('change mode, size and chapter, also while the text has the focus, and are listed', async () => {
    const calls = {
      onChoose: vi.fn<(choice: object) => void>(),
      onNextChapter: vi.fn<() => void>(),
    };
    await open({
      book: testBook({ chapters: ['<p><a id="link" href="#link">x</a></p>'] }),
      ...calls,
    });
    inFrame('link').focus();
    await userEvent.keyboard('+');
    expect(calls.onChoose).toHaveBeenCalledWith({ fontSize: 3 });
    await userEvent.keyboard('m');
    expect(calls.onChoose).toHaveBeenCalledWith({ mode: 'page' });
    await userEvent.keyboard(']');
    expect(calls.onNextChapter).toHaveBeenCalledOnce();
    await userEvent.keyboard('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(help.getByText('Larger or smaller text')).toBeVisible();
  });

  it('read on where a control has the focus, and leave to the text what it has use for', async () => {
    const more = '<details id="more"><summary id="summary">More</summary><p>Words.</p></details>';
    await open({
      book: testBook({ chapters: [`${sentences(1)}${more}${sentences(59, 1)}`] }),
      mode: 'page',
    });
    const first = (): number => seenSentences().first;
    inFrame('summary').focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => inFrame('more').hasAttribute('open')).toBe(true);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
    await expect.poll(first).toBeGreaterThan(0);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(first).toBe(0);
    page.getByRole('button', { name: labels.showControls }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(first).toBeGreaterThan(0);
  });

  it('show where they go: the frame with the focus has a ring', async () => {
    await open({ book: testBook({ chapters: [sentences(30)] }) });
    const host = document.querySelector('.epub-container')?.closest('[data-mode]');
    const ring = () => host && getComputedStyle(host, '::after').borderTopStyle;
    expect(ring()).toBe('none');
    const focused = () => document.activeElement?.localName;
    for (let tabs = 0; tabs < 4 && focused() !== 'iframe'; tabs += 1) await userEvent.tab();
    await expect.poll(ring).toBe('solid');
    await userEvent.tab();
    expect(focused()).toBe('button');
    await expect.poll(ring).toBe('none');
    const own = document.activeElement && getComputedStyle(document.activeElement).outlineStyle;
    expect(own).not.toBe('none');
  });
});

it('is scrolled by the wheel also over the ground beside its column, and not by what lies there', async () => {
  await open({ book: testBook({ chapters: [sentences(60)] }) });
  const section = document.querySelector('section');
  const turn = (on: Element | null | undefined) =>
    on?.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true }));
  turn(section?.querySelector('button'));
  expect(scroller().scrollTop).toBe(0);
  turn(section);
  expect(scroller().scrollTop).toBe(120);
});

it('copies no more than may be copied at once, and says so', async () => {
  await open({ book: testBook({ chapters: [sentences(9)] }), mostCopied: 40 });
  const content = frameDocument();
  const copied = (): string => {
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true });
    content?.body.dispatchEvent(event);
    return event.clipboardData?.getData('text/plain') ?? '';
  };
  content?.getSelection()?.selectAllChildren(content.querySelector('p') ?? content.body);
  expect(copied()).toMatch(/^Sentence 0 walks .{23}…$/);
  await expect.element(page.getByText('At most 40 characters')).toBeVisible();
  const text = content?.querySelector('p')?.firstChild;
  content?.getSelection()?.setBaseAndExtent(text ?? content, 0, text ?? content, 10);
  expect(copied()).toBe('');
});

it('says once it is open that the text has changed', async () => {
  await open({ book: testBook({ chapters: [sentences(3)] }), hasChanged: true });
  await expect.element(page.getByText('The text has changed')).toBeVisible();
});

it('opens its panels as dark as the page that is read', async () => {
  const settings = { ...defaultNovelSettings(false), color: 4 };
  await open({ book: testBook({ chapters: [sentences(3)] }), settings });
  await userEvent.keyboard('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help).toBeVisible();
  expect(getComputedStyle(help.element()).backgroundColor).toBe('rgb(35, 31, 28)');
});
