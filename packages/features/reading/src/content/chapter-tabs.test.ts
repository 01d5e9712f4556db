import { expect, it } from 'vitest';
import { shownUnit, unitsOf } from './chapter-tabs.ts';

const both = unitsOf({ episode: 3, volume: 1 });

it('[A4-021] [A2-018] shows episodes first when both exist', () => {
  expect(both).toEqual(['episode', 'volume']);
  expect(shownUnit(both, null)).toBe('episode');
});

it('switches to the tab that is asked for, only if it exists', () => {
  expect(shownUnit(both, 'VOLUME')).toBe('volume');
  expect(shownUnit(both, 'EPISODE')).toBe('episode');
  expect(shownUnit(both, 'volume')).toBe('episode');
  expect(shownUnit(unitsOf({ episode: 3, volume: 0 }), 'VOLUME')).toBe('episode');
});

it('uses the only one there is, and nothing where there is none', () => {
  expect(shownUnit(unitsOf({ episode: 0, volume: 2 }), null)).toBe('volume');
  expect(shownUnit(unitsOf({ episode: 0, volume: 2 }), 'EPISODE')).toBe('volume');
  expect(shownUnit(unitsOf({ episode: 0, volume: 0 }), 'VOLUME')).toBeNull();
});
