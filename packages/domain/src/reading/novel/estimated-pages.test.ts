import { describe, expect, it } from 'vitest';
import { estimatedPages, wholePages } from './estimated-pages.ts';

describe('pages of documents that are not drawn', () => {
  it('follow their characters, with an end of their own where they begin anew', () => {
    const measured = { pages: 4, characters: 2000 };
    const pages = estimatedPages([5000, 250, 0], [false, true, false], measured);
    expect(pages).toEqual([10.5, 0.5, 1]);
  });

  it('are one at least, also where nothing was measured', () => {
    const pages = estimatedPages([10, 1000], [false, false], { pages: 1, characters: 0 });
    expect(pages).toEqual([1, 2.5]);
  });

  it('are counted whole', () => {
    expect(wholePages([0, 0])).toBe(0);
    expect(wholePages([0.2])).toBe(1);
    expect(wholePages([10.5, 0.5, 1])).toBe(12);
  });
});
