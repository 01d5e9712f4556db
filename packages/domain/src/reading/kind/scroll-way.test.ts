import { expect, it } from 'vitest';
import { type DeclaredReading, declaredWay } from './scroll-way.ts';

const silent: DeclaredReading = { layout: '', flow: '', pageDirection: null, lines: null };

it.each<[string, Partial<DeclaredReading>, string | null]>([
  ['nothing', {}, null],
  ['pages from right to left', { pageDirection: 'rtl' }, 'RTL'],
  ['pages from left to right', { pageDirection: 'ltr' }, 'LTR'],
  ['a roll', { layout: 'roll' }, 'TTB'],
  ['a roll in vertical writing', { layout: 'roll', lines: 'vertical-rl' }, 'TTB'],
  ['one that is scrolled', { flow: 'scrolled-doc' }, 'TTB'],
  ['a webtoon with a direction', { flow: 'scrolled-doc', pageDirection: 'rtl' }, 'TTB'],
  ['a webtoon in lines', { flow: 'scrolled-continuous', lines: 'horizontal' }, 'TTB'],
  ['a handscroll', { flow: 'scrolled-doc', lines: 'vertical-rl' }, 'RTL sideways'],
  ['one to the right', { flow: 'scrolled-continuous', lines: 'vertical-lr' }, 'LTR sideways'],
  [
    'a handscroll against its pages',
    { flow: 'scrolled-doc', lines: 'vertical-rl', pageDirection: 'ltr' },
    'RTL sideways',
  ],
  ['pages in vertical writing', { lines: 'vertical-rl', pageDirection: 'rtl' }, 'RTL'],
  ['vertical writing alone', { lines: 'vertical-rl' }, null],
  [
    'a fixed layout, of which no flow holds',
    { layout: 'pre-paginated', flow: 'scrolled-doc', lines: 'vertical-rl', pageDirection: 'ltr' },
    'LTR',
  ],
])('takes %s as declared', (_, declared, way) => {
  const read = declaredWay({ ...silent, ...declared });
  const words = read && `${read.orientation}${read.sideways ? ' sideways' : ''}`;
  expect(words).toBe(way);
});
