import { expect, it } from 'vitest';
import { ageGroup } from './age-label.ts';

it.each([
  [0, 'all'],
  [12, 'teen'],
  [15, 'teensAndUp'],
  [19, 'mature'],
] as const)('a title from %d on is for %s', (age, group) => {
  expect(ageGroup(age)).toBe(group);
});
