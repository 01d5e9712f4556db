import { expect, it } from 'vitest';
import { contentVersionOf } from './content-version.ts';

const image = {
  id: '1-0',
  width: 720,
  height: 900,
  dominantColor: '#aabbcc',
  placeholder: 'data:,a',
};
const comic = { epub: null, images: [image, { ...image, id: '1-1' }] };
const novel = { epub: { size: 9000, characterCounts: [10, 20] }, images: [] };

it.each([
  [comic, '151bb5e2'],
  [novel, '47fc50a1'],
  [{ epub: null, images: [] }, 'e7357203'],
])('is always the same for the same files', (files, version) => {
  expect(contentVersionOf(files)).toBe(version);
});

it.each([
  [{ ...comic, images: [image] }],
  [{ ...comic, images: comic.images.toReversed() }],
  [{ ...comic, images: [image, { ...image, id: '2-0' }] }],
  [{ ...comic, images: [image, { ...image, id: '1-1', width: 721 }] }],
  [{ ...comic, images: [image, { ...image, id: '1-1', height: 901 }] }],
  [{ ...comic, images: [image, { ...image, id: '1-1', dominantColor: '#aabbcd' }] }],
  [{ ...comic, images: [image, { ...image, id: '1-1', placeholder: 'data:,b' }] }],
])('is another once an image was replaced', (files) => {
  expect(contentVersionOf(files)).not.toBe(contentVersionOf(comic));
});

it.each([
  [{ size: 9001, characterCounts: [10, 20] }],
  [{ size: 9000, characterCounts: [10, 21] }],
  [{ size: 9000, characterCounts: [20, 10] }],
  [null],
])('is another once the book was replaced: %o', (epub) => {
  expect(contentVersionOf({ epub, images: [] })).not.toBe(contentVersionOf(novel));
});

it('has eight digits', () => {
  for (let size = 1; size < 300; size += 1) {
    const version = contentVersionOf({ epub: { size, characterCounts: [] }, images: [] });
    expect(version).toMatch(/^[0-9a-f]{8}$/);
  }
});
