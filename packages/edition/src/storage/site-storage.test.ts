import { afterEach, expect, it, vi } from 'vitest';
import { localSiteStorage } from './site-storage.ts';

function blocked(): never {
  throw new DOMException('denied', 'SecurityError');
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps text in the browser', () => {
  localSiteStorage.setItem('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
  localSiteStorage.removeItem('a');
  expect(localSiteStorage.getItem('a')).toBeNull();
});

it('holds what a blocked or full storage does not take, until the page is left', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  expect(localSiteStorage.getItem('b')).toBeNull();
  localSiteStorage.setItem('b', '2');
  expect(localSiteStorage.getItem('b')).toBe('2');
  localSiteStorage.removeItem('b');
  expect(localSiteStorage.getItem('b')).toBeNull();
});
