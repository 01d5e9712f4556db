import { elementUiTypes } from '@hanji/contract/vocabulary.ts';
import { expect, it } from 'vitest';
import { sectionLook } from './section-look.ts';

it.each([
  ['banner_image', 'banner', 'banner_image'],
  ['banner_list', 'list', 'banner_list'],
  ['banner_swipe', 'banner', 'banner_swipe'],
  ['normal', 'normal', 'normal'],
  ['big', 'big', 'big'],
  ['genre_basic', 'genre_basic', 'genre_basic'],
  ['content_big', 'content_big', 'content_big'],
] as const)('[A3-015] [B9-046] %s is a %s with cards of %s', (elementUiType, kind, card) => {
  expect(sectionLook({ sectionUiType: 'normal', elementUiType })).toEqual({
    kind,
    card,
    most: undefined,
  });
});

it.each(elementUiTypes)(
  '[A2-084] a ranking of %s has rank numbers and at most 10 titles',
  (elementUiType) => {
    expect(sectionLook({ sectionUiType: 'ranking', elementUiType })).toEqual({
      kind: 'ranking',
      card: 'ranked',
      most: 10,
    });
  },
);
