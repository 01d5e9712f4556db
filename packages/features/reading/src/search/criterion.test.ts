import { expect, it } from 'vitest';
import { criterionValue } from './criterion.ts';

it.each([
  ['writer:Kim Hanji', 'Kim Hanji'],
  ['original_creator:A:B', 'A:B'],
  ['publisher:Hanji', 'Hanji'],
  ['Re:start', 'Re:start'],
  ['sea', 'sea'],
  [':sea', ':sea'],
  ['', ''],
])('%j is shown as %j', (keyword, shown) => expect(criterionValue(keyword)).toBe(shown));
