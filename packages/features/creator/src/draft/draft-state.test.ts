import { describe, expect, it } from 'vitest';
import { isUnsaved, saved, settle, takeIn, type DraftState } from './draft-state.ts';

type Words = { readonly name: string; readonly note: string };

const base = { revision: 1, draft: { name: 'Harbor', note: '' } };

function wrote(mine: Words): DraftState<Words> {
  return { base, mine, clash: null };
}

describe('what was saved elsewhere', () => {
  it('is taken in where nothing was written here, and beside what was', () => {
    const theirs = { revision: 2, draft: { name: 'Theirs', note: '' } };
    expect(takeIn(wrote(base.draft), theirs).mine.name).toBe('Theirs');
    const both = takeIn(wrote({ name: 'Harbor', note: 'Mine' }), theirs);
    expect(both.mine).toEqual({ name: 'Theirs', note: 'Mine' });
    expect(isUnsaved(both)).toBe(true);
  });

  it('is older news where it has been here already', () => {
    const state = wrote({ name: 'Mine', note: '' });
    expect(takeIn(state, { revision: 1, draft: { name: 'Old', note: '' } })).toBe(state);
  });

  it('is asked about where both changed the same, and both versions stay until then', () => {
    const theirs = { revision: 2, draft: { name: 'Theirs', note: 'New' } };
    const state = takeIn(wrote({ name: 'Mine', note: '' }), theirs);
    expect(state.clash?.fields).toEqual(['name']);
    expect(state.mine.name).toBe('Mine');
    // The same again is no other clash.
    expect(takeIn(state, theirs)).toBe(state);
    const settled = settle(state, { name: 'Mine', note: 'New' });
    expect(settled).toEqual({ base: theirs, mine: { name: 'Mine', note: 'New' }, clash: null });
  });
});

it('what is written while a save is on its way stays unsaved, and the rest is as the service has it', () => {
  const sent = { name: 'Harbor ', note: 'a' };
  const kept = { revision: 2, draft: { name: 'Harbor', note: 'a' } };
  const state = saved(wrote({ name: 'Harbor ', note: 'ab' }), kept, sent);
  expect(state.mine).toEqual({ name: 'Harbor', note: 'ab' });
  expect(isUnsaved(state)).toBe(true);
});
