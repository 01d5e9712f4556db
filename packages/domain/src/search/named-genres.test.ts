import { expect, it } from 'vitest';
import { namedGenres } from './named-genres.ts';

const names = [
  ['comedy', 'Comédie'],
  ['sci-fi', 'Science-Fiction'],
  ['gamble', 'Jeux d’argent'],
  ['romance', '로맨스'],
] as const;

it.each([
  ['comedie', ['comedy']],
  ['COMÉDIE', ['comedy']],
  ['science fiction', ['sci-fi']],
  ["jeux d'argent", ['gamble']],
  ['로맨스', ['romance']],
  ['로맨', []],
  ['a comedy of errors', []],
] as const)('%s names %j', (keyword, genres) => {
  expect(namedGenres(keyword, names)).toEqual(genres);
});
