import { expect, it } from 'vitest';
import { someElement } from '#testing/some-element.ts';
import { elementCover, elementPictures } from './element-pictures.ts';

const element = someElement();

it('has both pictures of a banner, or the small one alone', () => {
  const picture = { src: '/small', width: 360, height: 480 };
  expect(elementPictures(element)).toEqual({
    picture,
    largePicture: { src: '/large', width: 720, height: 405 },
  });
  expect(elementPictures({ ...element, largeImageUrl: '' })).toEqual({
    picture,
    largePicture: undefined,
  });
});

it.each([
  ['where there is room', {}, true, '/large'],
  ['not where there is none', {}, false, undefined],
  ['not one that stands', { largeWidth: 300, largeHeight: 400 }, true, undefined],
  ['not one that is square', { largeWidth: 400, largeHeight: 400 }, true, undefined],
  ['none that is missing', { largeImageUrl: '' }, true, undefined],
] as const)('puts the key visual in place of the cover: %s', (_, changes, hasRoom, largeSrc) => {
  expect(elementCover({ ...element, ...changes }, hasRoom)).toEqual({ src: '/small', largeSrc });
});

it('has no cover where the title has none', () => {
  expect(elementCover({ ...element, imageUrl: '' }, false).src).toBeNull();
});
