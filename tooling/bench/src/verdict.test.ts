import process from 'node:process';
import { afterEach, expect, it } from 'vitest';
import { verdictOn } from './verdict.ts';

const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
});

it('fails the command once a bar is missed, whatever holds afterwards', () => {
  expect(verdictOn(true)).toBe('held');
  expect(process.exitCode).toBe(before);
  expect(verdictOn(false)).toBe('MISSED');
  expect(verdictOn(true)).toBe('held');
  expect(process.exitCode).toBe(1);
});
