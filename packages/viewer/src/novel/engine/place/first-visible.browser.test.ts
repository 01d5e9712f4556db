import { afterEach, expect, it } from 'vitest';
import { firstVisible, type VisibleBox } from '#novel/engine/place/first-visible.ts';
import { rangeOfElement, rectOf } from '#novel/engine/place/rectangles.ts';
import { mapText } from '#novel/engine/place/text-map.ts';

const words = 'walks along the quiet river and looks at the evening light for a while';

/** A text as it is laid out, in a column of some pixels; its sheet hides what is of the class `away`. */
function column(html: string): HTMLElement {
  const text = document.createElement('div');
  text.className = 'column';
  text.style.cssText = 'inline-size: 240px; font: 16px/20px serif';
  text.innerHTML = `<style>.away { display: none }</style>${html}`;
  document.body.append(text);
  return text;
}
afterEach(() => document.querySelector('.column')?.remove());

/** The line that stands first in a box that begins so many pixels below the text's own top. */
function lineAt(text: HTMLElement, top: number): number {
  const { left, right, top: begin } = text.getBoundingClientRect();
  const box: VisibleBox = { left, right, top: begin + top, bottom: begin + top + 100 };
  const seen = firstVisible(mapText(text), box, 'top');
  if (!seen) throw new Error('nothing is seen');
  seen.setEnd(seen.startContainer, seen.startOffset + 1);
  return Math.round((seen.getBoundingClientRect().top - begin) / 20);
}

it('the first letter is found beside text that is not drawn', () => {
  const hidden = `<aside class="away">${words}</aside>`.repeat(30);
  const shown = (from: number): string =>
    Array.from(
      { length: 20 },
      (_, at) => `<p style="margin: 0; block-size: 20px">${from + at}</p>`,
    ).join('');
  const text = column(hidden + shown(0) + hidden + shown(20) + hidden);
  for (let line = 0; line < 40; line += 1) {
    expect(lineAt(text, line * 20 + 5), `line ${line}`).toBe(line);
  }
});

it('a place that is not drawn stands where the text about it is', () => {
  const hidden = '<aside class="away"><b id="note">Note</b></aside>';
  const text = column(
    `${hidden}<p style="margin: 100px 0 0">One</p>${hidden.replace('note', 'later')}`,
  );
  const one = document.createRange();
  one.selectNodeContents(text.querySelector('p') ?? text);
  const { top } = one.getBoundingClientRect();
  for (const id of ['note', 'later']) {
    const note = text.querySelector(`#${id}`);
    const place = rangeOfElement(note);
    const letter = document.createRange();
    letter.setStart(note?.firstChild ?? text, 2);
    expect([place, letter].map((range) => range && rectOf(range).top)).toEqual([top, top]);
  }
});
