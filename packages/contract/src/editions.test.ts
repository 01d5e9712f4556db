import { expect, it } from 'vitest';
import { editionIds, editionOfLocale, editions } from './editions.ts';
import { locales } from './vocabulary.ts';

it('every language is spoken by exactly one edition', () => {
  const spoken = editionIds.flatMap((id): readonly string[] => editions[id].locales);
  expect(spoken.toSorted()).toEqual([...locales].toSorted());
  expect(Object.keys(editionOfLocale).toSorted()).toEqual([...locales].toSorted());
  expect(editionOfLocale['zh-TW']).toBe('global');
});

it('every time zone exists', () => {
  for (const { timeZone } of Object.values(editions)) {
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
  }
});
