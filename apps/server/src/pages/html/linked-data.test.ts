import type { PageHead } from '@hanji/contract/pages.ts';
import { expect, it } from 'vitest';
import { linkedData } from './linked-data.ts';

const origin = 'https://ko.hanji.example';
const head: PageHead = {
  title: '등대 – Hanji',
  brand: 'Hanji',
  description: 'About a harbor.',
  kind: 'book',
  robots: 'index',
  picture: { url: '/image/cover.webp' },
  language: 'ko-KR',
  linked: { type: 'ComicSeries', name: '등대', authors: ['Soomin', 'Ann'], publisher: null },
};
const addresses = { canonical: `${origin}/comic/7` };

function of(changed: Partial<PageHead>, status = 200): object | null {
  return linkedData({ status, head: { ...head, ...changed }, origin, addresses });
}

it('says of a title who made it, and where it and its cover are', () => {
  expect(of({})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ComicSeries',
    name: '등대',
    url: `${origin}/comic/7`,
    inLanguage: 'ko-KR',
    image: `${origin}/image/cover.webp`,
    description: 'About a harbor.',
    author: [
      { '@type': 'Person', name: 'Soomin' },
      { '@type': 'Person', name: 'Ann' },
    ],
  });
  const linked = { ...head.linked, authors: [], publisher: 'Hanji Press' } as PageHead['linked'];
  const published = of({ linked, picture: null });
  expect(published).toMatchObject({ publisher: { '@type': 'Organization', name: 'Hanji Press' } });
  expect(published).not.toHaveProperty('author');
  expect(published).not.toHaveProperty('image');
});

it('says of a chapter what it is a part of', () => {
  const partOf = { type: 'BookSeries', name: 'Tides', path: '/novel/3' } as const;
  expect(of({ linked: { type: 'Chapter', name: 'One', partOf } })).toMatchObject({
    '@type': 'Chapter',
    name: 'One',
    isPartOf: { '@type': 'BookSeries', name: 'Tides', url: `${origin}/novel/3` },
  });
});

it('says nothing of what robots are to keep out of, what is missing and what is no work', () => {
  expect(of({ robots: 'noindex' })).toBeNull();
  expect(of({}, 404)).toBeNull();
  expect(of({ linked: undefined })).toBeNull();
});
