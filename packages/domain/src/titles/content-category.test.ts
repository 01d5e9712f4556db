import { contentTypes } from '@hanji/contract/vocabulary.ts';
import { expect, it } from 'vitest';
import { categoryOf, standardCategory } from './content-category.ts';

it('is all_comic where none was chosen', () => {
  expect(standardCategory).toBe('all_comic');
});

it('has magazines with what they hold', () => {
  expect(contentTypes.map((type) => [type, categoryOf(type)])).toEqual([
    ['comic', 'all_comic'],
    ['magazine_comic', 'all_comic'],
    ['novel', 'all_novel'],
    ['magazine_novel', 'all_novel'],
  ]);
});
