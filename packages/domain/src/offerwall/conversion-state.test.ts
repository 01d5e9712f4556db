import { conversionStates } from '@hanji/contract/offerwall-vocabulary.ts';
import { expect, it } from 'vitest';
import { canConversionBecome } from './conversion-state.ts';

it.each([
  ['open', ['granted', 'cancelled', 'failed']],
  ['cancelled', ['granted', 'failed']],
  ['failed', ['granted']],
  ['granted', []],
] as const)('a conversion that is %s becomes %j', (from, to) => {
  expect(conversionStates.filter((state) => canConversionBecome(from, state))).toEqual(to);
});
