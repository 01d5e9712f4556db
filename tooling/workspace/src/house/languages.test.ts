import { locales as spoken } from '@hanji/contract/vocabulary.ts';
import { locales } from '@hanji/i18n/locale.ts';
import { expect, it } from 'vitest';

it('has the same languages in the dictionary as on the wire, though neither knows the other', () => {
  expect([...locales]).toEqual([...spoken]);
});
