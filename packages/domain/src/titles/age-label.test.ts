import { expect, it } from 'vitest';
import { ageGroup } from './age-label.ts';

it.each([
  [0, 'all'],
  [12, 'teen'],
  [15, 'teensAndUp'],
  [19, 'mature'],
] as const)('[A5-033] a title from %d on is for the group %s', (age, group) => {
  expect(ageGroup(age)).toBe(group);
});
