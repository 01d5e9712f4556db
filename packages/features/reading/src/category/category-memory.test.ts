import { beforeEach, expect, it } from 'vitest';
import { rememberCategory, rememberedCategory } from './category-memory.ts';

beforeEach(() => sessionStorage.clear());

it('[A2-001] is all_comic by default; the only other is all_novel', () => {
  expect(rememberedCategory()).toBe('all_comic');
  rememberCategory('all_novel');
  expect(rememberedCategory()).toBe('all_novel');
  sessionStorage.setItem('contentCategory', 'all_films');
  expect(rememberedCategory()).toBe('all_comic');
});
