import { expect, it } from 'vitest';
import { setLink } from './set-link.ts';

it.each([
  ['/', '/'],
  ['/comic/7?tab=VOLUME', '/comic/7?tab=VOLUME'],
  ['https://festival.example/summer', 'https://festival.example/summer'],
])('leads to %s', (wanted, link) => {
  expect(setLink(wanted)).toBe(link);
});

it.each([
  null,
  '',
  'comic/7',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'http://festival.example',
  'https://hanji@festival.example',
  'https://:secret@festival.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('is no link for %j', (wanted) => {
  expect(setLink(wanted)).toBeNull();
});
