import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { frameDocument, scroller, seenSentences } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { sentences, type TestBook, testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';

async function open(book: TestBook, mode: 'page' | 'scroll' = 'page', language = 'ja') {
  await render(testNovel({ book: testBook(book), mode, language }));
  await novelShown();
  await frames(4);
}
function element(selector: string): HTMLElement {
  const found = frameDocument()?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
/** The place of each letter of an element, in reading order. */
function letters(selector: string): { letter: string; rect: DOMRect }[] {
  const text = element(selector).firstChild;
  if (!(text && 'data' in text && typeof text.data === 'string')) throw new Error('no words');
  return Array.from(text.data, (letter, at) => {
    const range = text.ownerDocument?.createRange();
    range?.setStart(text, at);
    range?.setEnd(text, at + 1);
    return { letter, rect: range?.getBoundingClientRect() ?? new DOMRect() };
  });
}
/** The lines of an element, across or down. */
function lines(selector: string, isDown: boolean): string[] {
  const found: string[] = [];
  let at = Number.NaN;
  for (const { letter, rect } of letters(selector)) {
    const along = isDown ? rect.right : rect.top;
    if (Math.abs(along - at) < 4) found.push(`${found.pop() ?? ''}${letter}`);
    else found.push(letter);
    at = along;
  }
  return found;
}

beforeEach(() => page.viewport(390, 700));

describe('in a book whose pages go on to the left', () => {
  const words = '<p id="p">本を読む。</p><ul><li id="li">一</li></ul><p id="rtl" dir="rtl">a</p>';
  const direction = (selector: string) => getComputedStyle(element(selector)).direction;

  it.each(['page', 'scroll'] as const)('lines across begin at the left, %s', async (mode) => {
    await open({ chapters: [words + sentences(60)], rightToLeft: true }, mode);
    const [begin, ...others] = letters('#p').map(({ rect }) => rect);
    const { left, right } = element('#p').getBoundingClientRect();
    expect(begin?.left).toBeCloseTo(left, 0);
    // The full stop follows the last word and stands before no other.
    expect(others.at(-1)?.left).toBeGreaterThan(begin?.left ?? right);
    expect(direction('#li')).toBe('ltr');
    expect(direction('#rtl')).toBe('rtl');
  });

  it('turns its pages to the left all the same', async () => {
    await open({ chapters: [sentences(60)], rightToLeft: true });
    const turn = (key: string) =>
      frameDocument()?.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }));
    turn('ArrowLeft');
    await expect.poll(() => seenSentences().first).toBeGreaterThan(0);
    expect(scroller().scrollLeft).toBeLessThan(0);
  });

  const arabic =
    'كان النهر هادئا في المساء، وكان الضوء يمشي على الماء ببطء قبل أن يعود إلى البيت مرة أخرى. ';
  it.each([
    ['that says so', { head: '<style>html { direction: rtl }</style>' }],
    ['by its language', { language: 'ar' }],
  ])('prose from the right stays so %s', async (_, more) => {
    const chapters = [
      `<p id="p">${arabic.repeat(3)}</p>`.repeat(1) + `<p>${arabic}</p>`.repeat(80),
    ];
    await open({ chapters, rightToLeft: true, ...more }, 'page', 'en');
    const { right } = element('#p').getBoundingClientRect();
    const [begin] = letters('#p').map(({ rect }) => rect);
    expect(direction('#p')).toBe('rtl');
    expect(begin?.right).toBeCloseTo(right, 0);
    const before = scroller().scrollLeft;
    frameDocument()?.body.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, key: 'ArrowLeft' }),
    );
    await expect.poll(() => scroller().scrollLeft).toBeLessThan(before);
  });
});

it.each([
  ['ja', 'normal', '400', 'sesame'],
  ['zh-Hant', 'normal', '400', 'dot'],
  ['ko', 'normal', '700', 'none'],
  ['en', 'italic', '400', 'none'],
])('what is stressed in a text in %s is %s, %s, with the mark %s', async (language, ...look) => {
  await open({ chapters: ['<p>一<em id="em">二</em></p>'], language }, 'scroll', language);
  const stressed = frameDocument()?.getElementById('em');
  const { fontStyle, fontWeight, textEmphasisStyle } = stressed ? getComputedStyle(stressed) : {};
  expect([fontStyle, fontWeight, textEmphasisStyle]).toEqual(look);
});

it('nothing of a book moves by itself where no motion is wanted, nor do the bars', async () => {
  const preferMotion = async (value: string): Promise<void> => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  };
  onTestFinished(() => preferMotion(''));
  const head =
    '<style>@keyframes shake { to { transform: rotate(1turn) } } #p { animation: shake 1s infinite; transition: color 1s }</style>';
  await open({ chapters: ['<p id="p">Sentence 0</p>'], head });
  const moving = () => {
    const { animationName, transitionDuration } = getComputedStyle(element('#p'));
    return [animationName, transitionDuration];
  };
  expect(moving()).toEqual(['shake', '1s']);
  await preferMotion('reduce');
  await expect.poll(moving).toEqual(['none', '0s']);
  const bar = document.querySelector('[data-shown] > [data-surface="ink"]');
  expect(bar && getComputedStyle(bar).transitionDuration).toMatch(/^(1e-05s(, )?)+$/);
});

describe.each(['horizontal-tb', 'vertical-rl'] as const)('East Asian lines, %s', (writing) => {
  const isDown = writing === 'vertical-rl';
  const never = {
    begin: /^[、。，．）」』】〉》！？…ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u,
    end: /[「『（【〈《]$/u,
  };
  const japanese =
    '「あっ、ちょっと……」とキャシーは（そっと）言った。シャツのポケットに『ミューズ』のチケットが、きっと入っていたっけ。';
  const chinese =
    '他说：“走吧！”（声音很轻），然后……便不再开口了。《红楼梦》、《西游记》，他都读过。';

  it.each([
    ['ja', japanese],
    ['zh-Hant', chinese],
  ] as const)(
    '%s neither begin with a closing sign nor end with an opening one',
    async (language, text) => {
      const head = `<style>html { writing-mode: ${writing} } p { line-break: loose }</style>`;
      // Each begins a letter later, so that all of its letters come to an edge.
      const all = Array.from(
        { length: 12 },
        (_, at) => `<p id="p${at}">${'中'.repeat(at)}${text.repeat(3)}</p>`,
      );
      await open(
        { chapters: [all.join('')], head, language, rightToLeft: isDown },
        'scroll',
        language,
      );
      const found = all.flatMap((__, at) => lines(`#p${at}`, isDown));
      expect(found.length).toBeGreaterThan(40);
      expect(found.filter((line) => never.begin.test(line) || never.end.test(line))).toEqual([]);
    },
  );

  it('begins a line with a bracket at its edge', async () => {
    const head = `<style>html { writing-mode: ${writing} }</style>`;
    const chapters = ['<p id="p">「ここ」</p>'];
    await open({ chapters, head, language: 'ja', rightToLeft: isDown }, 'scroll');
    expect(getComputedStyle(element('#p')).getPropertyValue('text-spacing-trim')).toBe(
      'trim-start',
    );
    expect(getComputedStyle(element('#p')).writingMode).toBe(writing);
    expect(getComputedStyle(element('#p')).textOrientation).toBe('mixed');
  });
});
