import { expect, it } from 'vitest';
import { publishRhythm } from './publish-rhythm.ts';

it.each([
  ['completed', [1], { kind: 'completed' }],
  ['suspend', [1], { kind: 'suspended' }],
  ['completed', [], { kind: 'completed' }],
  ['suspend', [], { kind: 'suspended' }],
  ['started', [], { kind: 'ongoing' }],
  ['updated', [0, 3], { kind: 'weekdays', weekdays: [0, 3] }],
  ['event', [6], { kind: 'weekdays', weekdays: [6] }],
] as const)('a title that is %s, on days %j', (status, days, rhythm) => {
  expect(publishRhythm({ status, publishDay: [...days] })).toEqual(rhythm);
});
