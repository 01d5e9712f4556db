import { afterEach, expect, it, vi } from 'vitest';
import { forgetKeyword, readKeywords, storeKeyword } from './stored-keywords.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('[A4-102] stores what was searched for, and forgets what the reader deletes', () => {
  storeKeyword('sea');
  expect(storeKeyword('a, b')).toEqual(['a, b', 'sea']);
  expect(localStorage.getItem('keywords')).toBe('a%2C%20b,sea');
  expect(forgetKeyword('sea')).toEqual(['a, b']);
  expect(readKeywords()).toEqual(['a, b']);
});

it.each(['setItem', 'getItem'] as const)('searches where storage refuses to %s', (method) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storeKeyword('sea')).toEqual(['sea']);
  expect(forgetKeyword('sea')).toEqual([]);
});
