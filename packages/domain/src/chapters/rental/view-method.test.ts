import { expect, it } from 'vitest';
import { viewMethod } from './view-method.ts';

it.each([
  ['rented only', false, true, 'R'],
  ['purchased only', true, false, 'P'],
  ['rented and purchased', true, true, 'P'],
  ['neither', false, false, 'F'],
])('[A4-038, B4-015] %s', (_, unlocked, rented, method) => {
  expect(viewMethod({ unlocked, rented })).toBe(method);
});
