import { unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import { partName } from '@hanji/domain/reading/parted-documents.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { frameDocument, seenSentences } from '#testing/drawn-book.ts';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { partedBook } from '#testing/parted-book.ts';
import { sentences, testBook } from '#testing/test-book.ts';

function viewer(options: Partial<NovelViewerProps> & Pick<NovelViewerProps, 'book'>) {
  return (
    <NovelViewer
      language="en"
      labels={labels}
      settings={defaultNovelSettings(false)}
      mode="scroll"
      endSlot={<button type="button">Continue</button>}
      {...options}
    />
  );
}
async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
function shown(): Promise<unknown> {
  return expect
    .poll(() => document.querySelector('section')?.getAttribute('aria-busy'))
    .toBe('false');
}
function scroller(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.epub-container');
  if (!found) throw new Error('no book is drawn');
  return found;
}
function blocks(): Element[] {
  return [...(frameDocument()?.querySelectorAll('h2, p:not([aria-hidden]), li') ?? [])];
}
function drawnSentences(): number[] {
  return blocks().map((block) => Number(/Sentence (\d+)/.exec(block.textContent ?? '')?.[1]));
}
/** Where a sentence stands in the window. */
function standOf(sentence: number): DOMRect | undefined {
  const frame = document.querySelector('.epub-view iframe')?.getBoundingClientRect();
  const rect = blocks()[drawnSentences().indexOf(sentence)]?.getBoundingClientRect();
  return frame && rect && new DOMRect(frame.x + rect.x, frame.y + rect.y, rect.width, rect.height);
}
/** Distances between the blocks that follow each other. */
function gaps(): number[] {
  const rects = blocks().map((block) => block.getBoundingClientRect());
  return rects.slice(1).map((rect, index) => rect.top - (rects[index]?.bottom ?? Number.NaN));
}
function steps(): number {
  return ['Previous part', 'Next part'].flatMap((name) =>
    page.getByRole('button', { name }).elements(),
  ).length;
}
function lettersOf(parts: number, count: number): string[] {
  return Array.from({ length: parts }, (_, part) => sentences(count, part * count));
}
const size = 70;

beforeEach(() => page.viewport(600, 800));

describe('a document that was parted, in scroll mode', () => {
  it('reads on as one, down and up, with no break, no step and no end but its own', async () => {
    const onReadFinished = vi.fn();
    await render(viewer({ book: partedBook([lettersOf(4, size)]), onReadFinished }));
    await shown();
    const seen: number[] = [];
    const look = (): void => {
      const { first, last } = seenSentences();
      const end = page.getByText('Continue').elements()[0]?.getBoundingClientRect().top ?? 1e6;
      expect(end > (standOf(last)?.bottom ?? 0)).toBe(true);
      expect(steps()).toBe(0);
      expect(new Set(gaps().map((gap) => gap.toFixed(2))).size).toBe(1);
      const drawn = drawnSentences();
      expect(drawn).toEqual(drawn.map((_, index) => (drawn[0] ?? 0) + index));
      for (let sentence = first; sentence <= last; sentence += 1) seen.push(sentence);
    };
    const go = async (key: string, isThere: () => boolean): Promise<void> => {
      await expect
        .poll(
          async () => {
            await userEvent.keyboard(`{${key}}`);
            await frames(2);
            look();
            return isThere();
          },
          { interval: 0, timeout: 60_000 },
        )
        .toBe(true);
    };
    look();
    await go('PageDown', () => onReadFinished.mock.calls.length > 0);
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    expect(new Set(seen)).toEqual(new Set(Array.from({ length: 4 * size }, (_, index) => index)));
    await go('PageUp', () => seenSentences().first === 0);
    expect(onReadFinished).toHaveBeenCalledOnce();
  }, 90_000);

  it('moves no line when a part comes above it, comes below it or goes', async () => {
    const onPosition = vi.fn();
    const book = partedBook([lettersOf(8, size)]);
    // The middle of the fifth part, from which all others are far enough at first.
    const initialPosition = { cfi: '', percent: 52 };
    await render(viewer({ book, onPosition, initialPosition }));
    await shown();
    const { first: read } = seenSentences();
    const stands = [standOf(read)?.top];
    await expect
      .poll(
        async () => {
          await frames(1);
          stands.push(standOf(read)?.top);
          return drawnSentences().length;
        },
        { interval: 0 },
      )
      .toBeGreaterThan(2 * size);
    expect(Math.floor(read / size)).toBe(4);
    for (const stand of stands) expect(Math.abs((stand ?? 1e6) - (stands[0] ?? 0))).toBeLessThan(1);
    // By the reader's own steps it moves by just these, whatever comes and goes.
    const reach = new Set<number>();
    for (let step = 0; step < 24; step += 1) {
      const by = step < 12 ? -1700 : 1700;
      const { first } = seenSentences();
      const before = standOf(first)?.top ?? Number.NaN;
      scroller().scrollTop += by;
      for (let frame = 0; frame < 12; frame += 1) {
        await frames(1);
        const now = standOf(first)?.top ?? Number.NaN;
        expect(Math.abs(now - (before - by))).toBeLessThan(1.5);
      }
      reach.add(drawnSentences()[0] ?? Number.NaN);
    }
    expect(reach.size).toBeGreaterThan(3);
  }, 60_000);

  it('holds a few parts of many, in one frame, and lets go of them at its end', async () => {
    const many = 24;
    const view = await render(viewer({ book: partedBook([lettersOf(many, size)]) }));
    await shown();
    let [most, frame] = [0, 0];
    const note = (): void => {
      most = Math.max(most, drawnSentences().length / size);
      frame = Math.max(frame, document.querySelectorAll('iframe').length);
    };
    await expect
      .poll(
        async () => {
          scroller().scrollTop += 3000;
          await frames(2);
          note();
          return seenSentences().last;
        },
        { interval: 0, timeout: 60_000 },
      )
      .toBe(many * size - 1);
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThan(12);
    expect(frame).toBe(1);
    await view.unmount();
    await expect.poll(() => document.querySelectorAll('iframe, .epub-container').length).toBe(0);
  }, 90_000);

  it.each([8, 24, 26, 49, 51, 76, 93])('comes back to its place at %i percent', async (percent) => {
    const book = partedBook([lettersOf(4, size)]);
    const onPosition = vi.fn();
    const view = await render(viewer({ book, onPosition, initialPosition: { cfi: '', percent } }));
    await shown();
    // After the reader's own move, with a neighbour in the frame.
    await expect.poll(() => drawnSentences().length).toBeGreaterThan(size);
    await frames(5);
    scroller().scrollTop += 333;
    await frames(5);
    const { first } = seenSentences();
    const percentNow = (): number => onPosition.mock.lastCall?.[0].percent ?? Number.NaN;
    await expect.poll(() => Math.abs(percentNow() - (100 * first) / (4 * size)) < 0.4).toBe(true);
    const position = onPosition.mock.lastCall?.[0];
    expect(position.cfi).toMatch(`epubcfi(/6/${2 * (Math.floor(first / size) + 1)}!`);
    await view.unmount();
    const firsts: number[] = [];
    for (const mode of ['scroll', 'page'] as const) {
      const again = await render(viewer({ book, mode, initialPosition: position }));
      await shown();
      await frames(5);
      expect(seenSentences().first).toBeLessThanOrEqual(first);
      expect(seenSentences().last).toBeGreaterThanOrEqual(first);
      firsts.push(seenSentences().first);
      await again.unmount();
    }
    expect(firsts[0]).toBe(first);
  });

  it('keeps the sentence beside a join when its look and its size change', async () => {
    const book = partedBook([lettersOf(3, size)]);
    const initialPosition = { cfi: '', percent: 34 };
    const view = await render(viewer({ book, initialPosition }));
    await shown();
    await expect.poll(() => drawnSentences().length).toBe(2 * size);
    // To and fro over the join, so that what is read is of the first part.
    scroller().scrollTop -= 400;
    await frames(15);
    const { first: read } = seenSentences();
    expect(Math.floor(read / size)).toBe(0);
    const isRead = (): boolean => seenSentences().first <= read && seenSentences().last >= read;
    for (const fontSize of [4, 0, 2]) {
      const settings = { ...defaultNovelSettings(false), fontSize };
      await view.rerender(viewer({ book, initialPosition, settings }));
      await frames(12);
      await expect.poll(isRead).toBe(true);
    }
    for (const [width, height] of [
      [360, 640],
      [900, 500],
      [600, 800],
    ] as const) {
      await page.viewport(width, height);
      await expect.poll(() => scroller().clientHeight).toBe(height);
      await frames(12);
      await expect.poll(isRead).toBe(true);
    }
    await expect.poll(() => seenSentences().first).toBe(read);
    await expect.poll(() => drawnSentences().length).toBe(2 * size);
  });

  it('keeps the line when a picture above comes late', async () => {
    const drawing = (height: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${height}"/>`;
    const data = (height: number) => `data:image/svg+xml,${encodeURIComponent(drawing(height))}`;
    const parts = lettersOf(2, size);
    const book = partedBook([[`${parts[0]}<p><img id="late" alt=""/></p>`, parts[1] ?? '']]);
    await render(viewer({ book, initialPosition: { cfi: '', percent: 54 } }));
    await shown();
    await expect.poll(() => drawnSentences().length).toBeGreaterThan(size);
    await frames(15);
    const { first } = seenSentences();
    const before = standOf(first)?.top ?? Number.NaN;
    for (const height of [14, 333]) {
      frameDocument()?.getElementById('late')?.setAttribute('src', data(height));
      frameDocument()?.getElementById('late')?.setAttribute('height', `${height}`);
      await frames(15);
      expect(Math.abs((standOf(first)?.top ?? Number.NaN) - before)).toBeLessThan(1);
    }
  });

  it('leads by steps to what it does not go on with, and back to its beginning', async () => {
    const documents = [lettersOf(2, size), lettersOf(3, size).slice(2)];
    await render(viewer({ book: partedBook(documents) }));
    await shown();
    await expect.poll(() => drawnSentences().length).toBeGreaterThan(size - 1);
    await expect
      .poll(async () => {
        await userEvent.keyboard('{PageDown}');
        return page.getByRole('button', { name: 'Next part' }).elements().length;
      })
      .toBe(1);
    expect(page.getByRole('button', { name: 'Previous part' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Next part' }).click();
    await expect.poll(() => seenSentences().first).toBe(2 * size);
    expect(drawnSentences()[0]).toBe(2 * size);
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    await page.getByRole('button', { name: 'Previous part' }).click();
    await expect.poll(() => seenSentences().first).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Continue' }).elements()).toEqual([]);
  });

  it('offers the step after all where a part cannot be read', async () => {
    const [first = '', second = ''] = lettersOf(2, size);
    const files = unzipSync(new Uint8Array(partedBook([[first, second]])));
    delete files[`OPS/${partName('ch1.xhtml', 2)}`];
    await render(viewer({ book: zipSync(files).buffer }));
    await shown();
    const isOffered = async (): Promise<boolean> => {
      await userEvent.keyboard('{PageDown}');
      return steps() > 0;
    };
    await expect.poll(isOffered).toBe(true);
    await page.getByRole('button', { name: 'Next part' }).click();
    await expect.element(page.getByText(labels.sectionFailed)).toBeVisible();
  });

  it('runs on sideways where the writing is vertical', async () => {
    const head = '<style>html { writing-mode: vertical-rl }</style>';
    const book = partedBook([lettersOf(4, size)], { head, rightToLeft: true, language: 'ja' });
    await render(viewer({ book, language: 'ja', initialPosition: { cfi: '', percent: 51 } }));
    await shown();
    const { first: read } = seenSentences();
    expect(Math.floor(read / size)).toBe(2);
    const stand = (sentence: number): number => standOf(sentence)?.right ?? Number.NaN;
    const begun = stand(read);
    await expect.poll(() => drawnSentences()[0]).toBe(size);
    expect(Math.abs(stand(read) - begun)).toBeLessThan(1);
    const rects = blocks().map((block) => block.getBoundingClientRect());
    const between = rects.slice(1).map((rect, index) => (rects[index]?.left ?? 0) - rect.right);
    expect(new Set(between.map((gap) => gap.toFixed(2))).size).toBe(1);
    let drawn = 0;
    for (let step = 0; step < 12; step += 1) {
      const by = step < 6 ? 1300 : -1300;
      const { first } = seenSentences();
      const before = stand(first);
      scroller().scrollLeft += by;
      await frames(12);
      expect(Math.abs(stand(first) - (before - by))).toBeLessThan(1.5);
      drawn = Math.max(drawn, drawnSentences().length);
    }
    expect(drawn).toBeGreaterThan(2 * size);
  });
});

describe('a document that was parted, by pages', () => {
  /** What stands where on the page. */
  function seenPage(): string {
    const outer = scroller().getBoundingClientRect();
    const frame = document.querySelector('iframe')?.getBoundingClientRect();
    return blocks()
      .flatMap((block) =>
        [...block.getClientRects()].map((rect) => ({
          name: /Sentence \d+/.exec(block.textContent ?? '')?.[0],
          left: rect.left + (frame?.left ?? 0) - outer.left,
          top: rect.top + (frame?.top ?? 0) - outer.top,
          rect,
        })),
      )
      .filter(
        ({ left, top, rect }) =>
          left > -1 && top > -1 && left + rect.width < outer.width + 1 && top < outer.height,
      )
      .map(({ name, left, top, rect }) => [name, left, top, rect.height].join(' '))
      .join(', ');
  }
  function hasEnded(): boolean {
    return page.getByText('Continue').elements().length > 0;
  }
  async function turn(key: string): Promise<void> {
    const before = seenPage();
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(() => seenPage() !== before || hasEnded()).toBe(true);
    await frames(1);
  }
  async function turnAll(key: string, isOver: () => boolean): Promise<string[]> {
    const seen = new Set([seenPage()]);
    while (!isOver()) {
      await turn(key);
      seen.add(seenPage());
    }
    return [...seen];
  }
  const count = 32;
  const writings = {
    across: { head: '<style>p + p { margin-top: 33px }</style>' },
    down: {
      head: '<style>html { writing-mode: vertical-rl } p + p { margin-right: 33px }</style>',
      rightToLeft: true,
    },
    leftwards: { head: '<style>p + p { margin-top: 33px }</style>', rightToLeft: true },
  } as const;

  it.each(['across', 'down', 'leftwards'] as const)(
    'turns through the pages of the one document, on and back, written %s',
    async (writing) => {
      const more = writings[writing];
      const [on, back] =
        writing === 'across' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      const one = testBook({ chapters: [sentences(5 * count)], ...more });
      const view = await render(viewer({ book: one, mode: 'page' }));
      await shown();
      const expected = await turnAll(on, hasEnded);
      await view.unmount();
      expect(expected.length).toBeGreaterThan(12);

      await render(viewer({ book: partedBook([lettersOf(5, count)], more), mode: 'page' }));
      await shown();
      await frames(5);
      expect(await turnAll(on, hasEnded)).toEqual(expected);
      expect(drawnSentences().length / count).toBeLessThanOrEqual(3);
      expect(drawnSentences()[0]).toBeGreaterThan(0);
      await userEvent.keyboard(`{${back}}`);
      await expect.poll(hasEnded).toBe(false);
      const returned = await turnAll(back, () => seenPage() === expected[0]);
      expect(returned.toReversed()).toEqual(expected);
    },
  );

  it('turns back from where it began in the middle to a whole page with all before it', async () => {
    const book = partedBook([lettersOf(5, count)]);
    const initialPosition = { cfi: '', percent: 60.01 };
    await render(viewer({ book, mode: 'page', initialPosition }));
    await shown();
    expect(seenSentences().first).toBe(3 * count);
    const all = seenSentences().last - seenSentences().first;
    let next = seenSentences().first;
    while (next > 0) {
      await turn('ArrowLeft');
      const { first, last } = seenSentences();
      expect(last).toBeGreaterThanOrEqual(next - 1);
      expect(first === 0 || last - first >= all - 1).toBe(true);
      next = first;
    }
    expect(drawnSentences().length / count).toBeLessThanOrEqual(3);
  });
});

describe('elements that were parted', () => {
  const long = (from: number) =>
    `<span class="hanji-piece">${'Words and words. '.repeat(40)}${from}</span>`;
  const items = (from: number, count: number): string =>
    Array.from({ length: count }, (_, index) => `<li>Sentence ${from + index}</li>`).join('');
  const head = `<style>
    h2 { margin: 50px 0 30px } p { margin: 0 0 20px; text-indent: 0 } p + p { text-indent: 2em }
    p:first-of-type::first-letter { float: left; font-size: 3em; line-height: 1 }
    section { padding: 31px 0; border: 3px solid; margin: 40px 0 } ul, ol { margin: 25px 0 }
    div { margin-top: 60px; padding-top: 11px; border-top: 1px solid } p:last-child { color: red }</style>`;
  // As an import writes them, whole and in parts.
  const whole = `<section id="s" class="x"><h2>Head</h2>${sentences(30)}<div class="d">${sentences(
    30,
    30,
  )}${sentences(30, 60)}<ol start="5">${items(90, 30)}${items(120, 9)}</ol><p>${long(1)}${long(2)}${long(
    3,
  )}</p></div></section><h2>Next</h2>${sentences(30, 200)}`;
  const on = 'class="hanji-continued"';
  const parts = [
    `<section id="s" class="x"><h2>Head</h2>${sentences(30)}<div class="d">${sentences(30, 30)}</div></section>`,
    `<section class="x hanji-continued"><div class="d hanji-continued">${sentences(30, 60)}<ol start="5">${items(90, 30)}</ol></div></section>`,
    `<section class="x hanji-continued"><div class="d hanji-continued"><ol start="35" ${on}>${items(120, 9)}</ol><p>${long(1)}${long(2)}</p></div></section>`,
    `<section class="x hanji-continued"><div class="d hanji-continued"><p ${on}>${long(3)}</p></div></section>`,
    `<h2>Next</h2>${sentences(30, 200)}`,
  ];
  const drawn = (): string[] =>
    [...(frameDocument()?.querySelectorAll('body *') ?? [])].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, listStyleType } = getComputedStyle(element);
      const place = [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
      return `${element.localName}#${element.id}.${element.className} ${place} ${color} ${listStyleType}`;
    });

  it.each([0, 40, 70, 99])('look as they do in one document, from %i percent', async (percent) => {
    // So high that all parts are near.
    await page.viewport(600, 4000);
    const one = await render(viewer({ book: testBook({ chapters: [whole], head }) }));
    await shown();
    await frames(5);
    const expected = drawn();
    await one.unmount();
    const initialPosition = { cfi: '', percent };
    await render(viewer({ book: partedBook([parts], { head }), initialPosition }));
    await shown();
    await expect.poll(() => drawn().length).toBe(expected.length);
    await frames(5);
    expect(drawn()).toEqual(expected);
  });
});
