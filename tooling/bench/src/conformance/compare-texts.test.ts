import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const words = Array.from({ length: 400 }, (_, index) => `word${index * 7919}`).join('');

it('finds nothing between equal texts', () => {
  expect(compareTexts(words, words)).toEqual({ lost: [], added: [] });
  expect(compareTexts('', '')).toEqual({ lost: [], added: [] });
});

it('finds passages that are lost and added, wherever they stand', () => {
  const without = words.slice(0, 500) + words.slice(560, 2000) + words.slice(2001);
  expect(compareTexts(words, without)).toEqual({
    lost: [
      { text: words.slice(500, 560), at: 500 },
      { text: words.slice(2000, 2001), at: 2000 },
    ],
    added: [],
  });
  expect(compareTexts(without, words).added.map(({ text }) => text)).toEqual([
    words.slice(500, 560),
    words.slice(2000, 2001),
  ]);
});

it('finds a beginning, an end and a character that is another', () => {
  expect(compareTexts(words, words.slice(3)).lost).toEqual([{ text: words.slice(0, 3), at: 0 }]);
  expect(compareTexts(words, words.slice(0, -2)).lost).toEqual([
    { text: words.slice(-2), at: words.length - 2 },
  ]);
  const other = `${words.slice(0, 700)}~${words.slice(701)}`;
  expect(compareTexts(words, other)).toEqual({
    lost: [{ text: words.slice(700, 701), at: 700 }],
    added: [{ text: '~', at: 700 }],
  });
});

it('sees a chapter that stands twice, and one whose place was changed', () => {
  expect(compareTexts(words, words + words.slice(-300)).added).toHaveLength(1);
  const moved = words.slice(1000) + words.slice(0, 1000);
  const { lost, added } = compareTexts(words, moved);
  expect([lost.length, added.length]).toEqual([1, 1]);
});
