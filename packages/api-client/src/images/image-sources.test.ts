import { expect, it } from 'vitest';
import { imageSources } from './image-sources.ts';

it('gives each width its file, and leaves all else of the address', () => {
  expect(imageSources('/api/media/pages/a720/720.webp?exp=720&sig=/720.x', [360, 720])).toEqual([
    { width: 360, url: '/api/media/pages/a720/360.webp?exp=720&sig=/720.x' },
    { width: 720, url: '/api/media/pages/a720/720.webp?exp=720&sig=/720.x' },
  ]);
  expect(imageSources('/api/media/720/720.webp', [360, 720]).map(({ url }) => url)).toEqual([
    '/api/media/720/360.webp',
    '/api/media/720/720.webp',
  ]);
});

it('takes the address of an image of one width as it is', () => {
  expect(imageSources('data:image/png;base64,AA', [300])).toEqual([
    { width: 300, url: 'data:image/png;base64,AA' },
  ]);
});
