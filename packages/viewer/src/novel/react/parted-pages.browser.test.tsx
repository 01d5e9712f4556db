import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import {
  blocks,
  drawnSentences,
  frameDocument,
  scroller,
  seenSentences,
} from '#testing/drawn-book.ts';
import { lettersOf, partedBook } from '#testing/parted-book.ts';
import { sentences, testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';
import { frames } from '#testing/frames.ts';

beforeEach(() => page.viewport(600, 800));

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
      const view = await render(testNovel({ book: one, mode: 'page' }));
      await novelShown();
      const expected = await turnAll(on, hasEnded);
      await view.unmount();
      expect(expected.length).toBeGreaterThan(12);

      await render(testNovel({ book: partedBook([lettersOf(5, count)], more), mode: 'page' }));
      await novelShown();
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
    await render(testNovel({ book, mode: 'page', initialPosition }));
    await novelShown();
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
    const one = await render(testNovel({ book: testBook({ chapters: [whole], head }) }));
    await novelShown();
    await frames(5);
    const expected = drawn();
    await one.unmount();
    const initialPosition = { cfi: '', percent };
    await render(testNovel({ book: partedBook([parts], { head }), initialPosition }));
    await novelShown();
    await expect.poll(() => drawn().length).toBe(expected.length);
    await frames(5);
    expect(drawn()).toEqual(expected);
  });
});
