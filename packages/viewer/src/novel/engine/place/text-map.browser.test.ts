import { expect, it } from 'vitest';
import { mapText, rangeAt, shareBefore } from './text-map.ts';

/** A document that nobody draws, as those are read in which something is looked for. */
function bodyOf(markup: string): HTMLElement {
  const html = `<html xmlns="http://www.w3.org/1999/xhtml"><body>${markup}</body></html>`;
  return new DOMParser().parseFromString(html, 'application/xhtml+xml').body;
}

it('counts of a text what is read, and nothing that it hides itself', () => {
  const body = bodyOf(
    [
      '<aside hidden="hidden"><p>Notes of many words</p></aside>',
      '<p>One<ruby>字<rt>じ</rt></ruby></p>',
      '<div style="color: red; display: none"><p style="color: blue">Gone</p></div>',
      '<p style="color: red">Two</p>',
    ].join(''),
  );
  const map = mapText(body);
  expect(map.nodes.map(({ data }) => data)).toEqual(['One', '字', 'Two']);
  const last = map.nodes.at(-1) ?? body;
  expect(shareBefore(map, last, 0)).toBeCloseTo(4 / 7);
  expect(rangeAt(map, 0)?.startContainer.nodeValue).toBe('One');
});
