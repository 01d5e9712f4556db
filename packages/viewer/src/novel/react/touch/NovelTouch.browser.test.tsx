import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { enlarge } from '#testing/enlarge.ts';
import { frameDocument, scroller, seenSentences } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { sentences, testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';

async function open(options: Partial<NovelViewerProps> & Pick<NovelViewerProps, 'book'>) {
  await render(testNovel({ mode: 'page', storedDirection: 'LTR', ...options }));
  await novelShown();
  await frames(6);
}
function content(): Document {
  const found = frameDocument();
  if (!found) throw new Error('no text is drawn');
  return found;
}
function inFrame(id: string): HTMLElement {
  const found = content().getElementById(id);
  if (!found) throw new Error(`nothing is ${id}`);
  return found;
}
function first(): number {
  return seenSentences().first;
}
/** A finger that goes sideways by so many pixels, on an element of the text. */
function swipe(across: number, target: Element = content().body): void {
  for (const [type, screenX] of [
    ['touchstart', 200],
    ['touchend', 200 + across],
  ] as const) {
    const touch = new Touch({ identifier: 1, target, screenX, screenY: 300 });
    const touches = type === 'touchstart' ? [touch] : [];
    const event = new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] });
    target.dispatchEvent(event);
  }
}
/** A press in the middle of the screen, or at a share of its width. */
function press(target: Element = content().body, share = 0.5): void {
  const frame = document.querySelector('.epub-view iframe')?.getBoundingClientRect();
  const clientX = share * window.innerWidth - (frame?.left ?? 0);
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX }));
}
/** What a key in the text still does: whatever was to happen before it has happened then. */
async function turnByKey(): Promise<void> {
  const before = first();
  content().body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'ArrowRight' }));
  await expect.poll(first).toBeGreaterThan(before);
}
function hasBars(): boolean {
  return document.querySelector('[data-shown="true"]') !== null;
}
function select(): void {
  const text = content().querySelector('p')?.firstChild;
  if (!text) throw new Error('no words are there');
  content().getSelection()?.setBaseAndExtent(text, 0, text, 8);
}

beforeEach(() => page.viewport(390, 700));

describe('a finger that goes sideways', () => {
  it('turns the page, to either side', async () => {
    await open({ book: testBook({ chapters: [sentences(60)] }) });
    swipe(-120);
    await expect.poll(first).toBeGreaterThan(0);
    swipe(120);
    await expect.poll(first).toBe(0);
  });

  it('pulls the next page in from the left where the book runs that way', async () => {
    const book = testBook({ chapters: [sentences(60)], rightToLeft: true });
    await open({ book });
    swipe(120);
    await expect.poll(first).toBeGreaterThan(0);
    swipe(-120);
    await expect.poll(first).toBe(0);
  });

  it('scrolls what is wider than a line, sets a sound, or selects, and turns no page', async () => {
    const cells = Array.from({ length: 40 }, (_, index) => `<td>column${index}</td>`).join('');
    const body = `<table><tr><td id="cell">0</td>${cells}</tr></table><audio id="sound" src="a.mp3"/>${sentences(60)}`;
    const files = { 'a.mp3': { type: 'audio/mpeg', data: 'x' } };
    await open({ book: testBook({ chapters: [body], files }) });
    swipe(-120, inFrame('cell'));
    swipe(-120, inFrame('sound'));
    select();
    swipe(-120);
    content().getSelection()?.removeAllRanges();
    await frames(8);
    expect(first()).toBe(0);
    await turnByKey();
  });
});

describe('a press', () => {
  it('opens what is folded up, plays a sound, and neither turns a page nor shows the bars', async () => {
    const folded = (id: string) =>
      `<details><summary id="${id}">More</summary><p>Words.</p></details>`;
    const body = `${folded('middle')}${folded('edge')}<audio id="sound" src="a.mp3"/>${sentences(60)}`;
    const files = { 'a.mp3': { type: 'audio/mpeg', data: 'x' } };
    await open({ book: testBook({ chapters: [body], files }) });
    press(inFrame('middle'));
    press(inFrame('edge'), 0.95);
    press(inFrame('sound'), 0.95);
    press(inFrame('sound'));
    await frames(8);
    const unfolded = [...content().querySelectorAll('details')].map((each) => each.open);
    expect(unfolded).toEqual([true, true]);
    expect(scroller().scrollLeft).toBe(0);
    expect(hasBars()).toBe(false);
    press(content().body);
    await expect.poll(hasBars).toBe(true);
  });

  it.each(['page', 'scroll'] as const)(
    'that ends a selection turns no page and shows no bars, %s',
    async (mode) => {
      await open({ book: testBook({ chapters: [sentences(60)] }), mode });
      select();
      // By pages at an edge, where a press would turn them.
      press(content().body, mode === 'page' ? 0.95 : 0.5);
      await frames(8);
      expect(first()).toBe(0);
      expect(hasBars()).toBe(false);
      content().getSelection()?.removeAllRanges();
      press();
      await expect.poll(hasBars).toBe(true);
    },
  );
});

describe('in a page that is enlarged with two fingers', () => {
  const touchAction = () => getComputedStyle(content().documentElement).touchAction;

  it('one finger looks around, and turns none', async () => {
    await open({ book: testBook({ chapters: [sentences(60)] }) });
    expect(touchAction()).toBe('pinch-zoom');
    enlarge(2);
    await expect.poll(touchAction).toBe('manipulation');
    swipe(-120);
    await frames(8);
    expect(first()).toBe(0);
    press(content().body, 0.95);
    await expect.poll(hasBars).toBe(true);
    expect(first()).toBe(0);
    await userEvent.keyboard('{Escape}');
    enlarge(1);
    await expect.poll(touchAction).toBe('pinch-zoom');
    swipe(-120);
    await expect.poll(first).toBeGreaterThan(0);
  });
});
