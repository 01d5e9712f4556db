import { expect, it } from 'vitest';
import { endCardOf } from './end-card.ts';

const next = { id: 8, name: 'Chapter 8', thumbnail: null };

it('[A2-107, B2-152] continues with the next chapter', () => {
  expect(endCardOf(next, 'product')).toEqual({ kind: 'continue', chapter: next });
});

it('[A2-107, B2-152] says that all available contents are read', () => {
  expect(endCardOf(null, 'product')).toEqual({ kind: 'allRead' });
});

it('ends a preview, whether or not a chapter follows', () => {
  expect(endCardOf(next, 'trial')).toEqual({ kind: 'previewEnd' });
  expect(endCardOf(null, 'trial')).toEqual({ kind: 'previewEnd' });
});
