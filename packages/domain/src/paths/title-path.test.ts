import { expect, it } from 'vitest';
import { titlePath } from './title-path.ts';

it.each(['/comic/1', '/magazine_comic/20', '/novel/3', '/magazine_novel/4'])(
  'knows the home of a title at %s',
  (path) => expect(titlePath(path)).toBe(path),
);

it.each([
  '/',
  '/comic',
  '/comic/0',
  '/comic/1/chapter/2/product',
  '/menu/1',
  '//comic/1',
  '/comic/1x',
])('knows none at %s', (path) => expect(titlePath(path)).toBeNull());
