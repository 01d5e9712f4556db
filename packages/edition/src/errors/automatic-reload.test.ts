import { beforeEach, expect, it } from 'vitest';
import { mayReloadByItself } from './automatic-reload.ts';

beforeEach(() => sessionStorage.clear());

it('lets a page load itself again once in five minutes, however often it starts', () => {
  expect(mayReloadByItself(0)).toBe(true);
  expect(mayReloadByItself(3000)).toBe(false);
  expect(mayReloadByItself(299_999)).toBe(false);
  expect(mayReloadByItself(300_000)).toBe(true);
});
