import { expect, it } from 'vitest';
import type { ReaderKind } from '#chapters/reader.ts';
import { openingCheck, type Opening } from './opening-check.ts';

it.each<[ReaderKind, free: boolean, own: boolean, Opening | null]>([
  ['visitor', true, false, 'viewer'],
  ['guest', true, false, 'viewer'],
  ['member', true, false, 'viewer'],
  ['visitor', true, true, 'viewer'],
  ['visitor', false, false, 'login'],
  ['visitor', false, true, 'login'],
  ['guest', false, true, 'viewer'],
  ['member', false, true, 'viewer'],
  ['guest', false, false, 'blocked'],
  ['member', false, false, null],
])('[A4-066, A4-067, A4-068] %s, free %s, own %s: %s', (reader, free, own, expected) => {
  expect(openingCheck(reader, { free, own })).toBe(expected);
});
