import { expect, it } from 'vitest';
import {
  checkInquiryImage,
  checkInquiryImages,
  inquiryImageMaxBytes,
  inquiryMaxImages,
} from './inquiry-images.ts';

const image = { name: 'a.png', kind: 'png', size: 1 } as const;
const tooLarge = { ...image, size: 5_242_881 };
const wrongType = { ...image, name: 'a.pdf', kind: null };

it.each([
  { name: 'a.jpg', kind: 'jpeg', size: 1 },
  { name: 'a.jpeg', kind: 'jpeg', size: 1 },
  { name: 'A.B.JPG', kind: 'jpeg', size: 1 },
  { name: 'a.png', kind: 'png', size: 5_242_880 },
  { name: 'a.gif', kind: 'gif', size: 0 },
] as const)('[A5-024] takes $name of $size bytes', (picture) => {
  expect(checkInquiryImage(picture)).toEqual({ ok: true, value: picture });
});

it.each([
  [{ ...image, name: 'a.bmp' }, 'type'],
  [{ ...image, name: 'png' }, 'type'],
  [{ ...image, name: 'a.png.exe' }, 'type'],
  [{ ...image, name: '' }, 'type'],
  [{ ...image, kind: 'bmp' as const }, 'type'],
  [{ ...image, kind: null }, 'type'],
  [{ ...tooLarge, name: 'a.exe' }, 'type'],
  [{ ...tooLarge, kind: null }, 'type'],
  [tooLarge, 'tooLarge'],
])('[A5-024] refuses %j: %s', (picture, reason) => {
  expect(checkInquiryImage(picture)).toEqual({ ok: false, reason });
  expect(checkInquiryImages([image, picture, image])).toEqual({ ok: false, reason });
});

it.each([0, 1, 2, 3])('[A5-024, A9-030, B5-019, B9-031] takes %i pictures', (count) => {
  const images = Array.from({ length: count }, () => image);
  expect(checkInquiryImages(images)).toEqual({ ok: true, value: images });
});

it('[A5-024, A9-030, B5-019, B9-031] refuses 4, whatever they are', () => {
  const tooMany = { ok: false, reason: 'tooMany' };
  expect(checkInquiryImages([image, image, image, image])).toEqual(tooMany);
  expect(checkInquiryImages([wrongType, image, image, image])).toEqual(tooMany);
  expect([inquiryMaxImages, inquiryImageMaxBytes]).toEqual([3, 5_242_880]);
});

it('says what is wrong with the first that does not pass', () => {
  expect(checkInquiryImages([tooLarge, wrongType])).toEqual({ ok: false, reason: 'tooLarge' });
  expect(checkInquiryImages([wrongType, tooLarge])).toEqual({ ok: false, reason: 'type' });
});
