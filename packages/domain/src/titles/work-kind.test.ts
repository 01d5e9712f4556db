import { contentTypes } from '@hanji/contract/vocabulary.ts';
import { expect, it } from 'vitest';
import { workKind } from './work-kind.ts';

it('of magazines is that of what they hold', () => {
  expect(contentTypes.map((type) => [type, workKind(type)])).toEqual([
    ['comic', 'comic'],
    ['magazine_comic', 'comic'],
    ['novel', 'novel'],
    ['magazine_novel', 'novel'],
  ]);
});
