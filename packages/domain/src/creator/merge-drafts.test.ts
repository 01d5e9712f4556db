import { describe, expect, it } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';

const base = { name: 'Harbour', catchcopy: '', genres: ['drama'] };

describe('two versions of a draft', () => {
  it('[B1-019] keep what only one of them has changed', () => {
    const mine = { ...base, name: 'Harbour light' };
    const theirs = { ...base, genres: ['drama', 'romance'] };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      merged: { name: 'Harbour light', catchcopy: '', genres: ['drama', 'romance'] },
      clashes: [],
    });
  });

  it('name the fields that both have changed, and keep mine there until it is decided', () => {
    const mine = { ...base, name: 'Mine', genres: ['horror'] };
    const theirs = { ...base, name: 'Theirs', genres: ['horror'], catchcopy: 'New' };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      merged: { name: 'Mine', catchcopy: 'New', genres: ['horror'] },
      clashes: ['name'],
    });
  });
});
