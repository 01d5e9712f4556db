import { expect, it } from 'vitest';
import { hidesItself } from './hides-itself.ts';

it.each([
  [null, null, false],
  ['', null, true],
  ['until-found', null, true],
  [null, 'display:none', true],
  [null, 'color: red; DISPLAY : none !important', true],
  [null, 'display: block', false],
  [null, '--display: none', false],
  [null, 'display: nonesuch', false],
])('hidden %j with the style %j: %j', (hidden, style, hides) => {
  expect(hidesItself(hidden, style)).toBe(hides);
});
