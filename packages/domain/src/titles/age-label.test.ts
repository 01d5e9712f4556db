import { restrictedAges } from '@hanji/contract/vocabulary.ts';
import { expect, it } from 'vitest';
import { ageGroup, ageLabel } from './age-label.ts';

it.each([
  [0, { group: 'all', from: 0, to: null }],
  [12, { group: 'teen', from: 12, to: 14 }],
  [15, { group: 'teensAndUp', from: 15, to: 18 }],
  [19, { group: 'mature', from: 19, to: null }],
] as const)('[A5-033] a title from %d on is for %j', (age, label) => {
  expect(ageLabel(age)).toEqual(label);
  expect(ageGroup(age)).toBe(label.group);
});

it('[A5-033] leaves no year between two groups out, nor has one in two', () => {
  const labels = restrictedAges.map(ageLabel).filter(({ group }) => group !== 'all');
  for (const [at, { to }] of labels.slice(0, -1).entries()) {
    expect(labels[at + 1]?.from).toBe(Number(to) + 1);
  }
});
