import { expect, it } from 'vitest';
import { shownUnit, unitsOf } from './content-tabs.ts';

const both = unitsOf({ episode: 3, volume: 1 });

it('[A4-021] shows episodes first when both exist', () => {
  expect(both).toEqual(['episode', 'volume']);
  expect(shownUnit(both, null)).toBe('episode');
});

it('[A4-022] uses the only one there is, and shows nothing where there is none', () => {
  expect(shownUnit(unitsOf({ episode: 0, volume: 2 }), null)).toBe('volume');
  expect(shownUnit(unitsOf({ episode: 2, volume: 0 }), null)).toBe('episode');
  expect(shownUnit(unitsOf({ episode: 0, volume: 0 }), 'VOLUME')).toBeNull();
});

it('[A4-023] switches to the tab that is asked for, only if it exists', () => {
  expect(shownUnit(both, 'VOLUME')).toBe('volume');
  expect(shownUnit(both, 'EPISODE')).toBe('episode');
  expect(shownUnit(both, 'volume')).toBe('episode');
  expect(shownUnit(unitsOf({ episode: 3, volume: 0 }), 'VOLUME')).toBe('episode');
  expect(shownUnit(unitsOf({ episode: 0, volume: 3 }), 'EPISODE')).toBe('volume');
});
