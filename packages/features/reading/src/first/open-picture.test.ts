import { expect, it } from 'vitest';
import { readingPages } from '#pages.ts';
import type { Pages } from '@hanji/edition/pages/page.ts';
import { someView } from '#testing/chapter-views.ts';

const pages: Pages = readingPages;
const address = { params: {}, query: new URLSearchParams(), wide: false };

function pictureOf(path: string, data: unknown) {
  return pages[path]?.first?.head({}, data, address).picture;
}

function card(url: string | null, restrictedAge = 0, mature = false) {
  return { thumbnail: url === null ? null : { url }, restrictedAge, mature };
}

it.each([
  ['the first title', [card('/a.webp'), card('/b.webp')], { url: '/a.webp' }],
  [
    'no title for adults',
    [card('/a.webp', 19), card('/b.webp', 0, true), card('/c.webp', 15)],
    { url: '/c.webp' },
  ],
  ['nothing of titles for adults alone', [card('/a.webp', 19, true)], null],
  ['nothing of a title without a cover', [card(null)], null],
  ['nothing of an empty list', [], null],
])('shows %s beside a link to a list', (_, contents, picture) => {
  for (const path of ['/menu/:contentCategory/:dep1Param', '/all_novel/genre/:genre']) {
    expect(pictureOf(path, { contents })).toEqual(picture);
  }
});

it('shows of Home no banner for adults, and of the home for adults none', () => {
  const slide = (imageUrl: string, mature: boolean) => ({ imageUrl, mature, restrictedAge: 0 });
  const topBanner = [slide('/a.webp', true), slide('/b.webp', false)];
  expect(pictureOf('/', { topBanner })).toEqual({ url: '/b.webp' });
  expect(pictureOf('/menu/:contentCategory/adult', { topBanner })).toBeNull();
});

it('shows a title’s picture beside a link to its chapter, and says what the title is about', async () => {
  const view = await someView('Low tide', []);
  const visual = { url: '/visual.webp', width: 1440, height: 810 };
  const path = '/:contentType/:contentId/chapter/:chapterId/:salesType';
  const head = pages[path]?.first?.head(
    {},
    { ...view, content: { ...view.content, visual } },
    address,
  );
  expect(head).toMatchObject({ picture: visual, description: view.content.description });
});
