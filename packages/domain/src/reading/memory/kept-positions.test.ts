import { expect, it } from 'vitest';
import { readingPositionsKey, readKeptPositions, writeKeptPosition } from './kept-positions.ts';
import { recall } from './recent-entries.ts';

const comic = { imageId: '3', fraction: 0.5, chapterShare: 0.25, contentVersion: 'a' };
const novel = { cfi: 'epubcfi(/6/4)', percent: 40, contentVersion: null };

it('keeps positions of comics and novels by chapter', () => {
  const one = writeKeptPosition([], 70, comic);
  const positions = readKeptPositions(writeKeptPosition(readKeptPositions(one), 80, novel));
  expect(recall(positions, 70)).toEqual(comic);
  expect(recall(positions, 80)).toEqual(novel);
  expect(recall(positions, 90)).toBeNull();
});

it('forgets the oldest of over 100 chapters', () => {
  let text = '';
  for (let id = 1; id <= 101; id += 1) text = writeKeptPosition(readKeptPositions(text), id, comic);
  const positions = readKeptPositions(text);
  expect(positions).toHaveLength(100);
  expect(recall(positions, 1)).toBeNull();
  expect(recall(positions, 2)).toEqual(comic);
});

it('reads positions that were kept without share and version', () => {
  const text = '{"version":1,"positions":[[7,{"imageId":"3","fraction":0.5}],[8,{"cfi":1}]]}';
  expect(readKeptPositions(text)).toEqual([
    [7, { imageId: '3', fraction: 0.5, chapterShare: null, contentVersion: null }],
  ]);
});

it('keeps its name and shape', () => {
  expect(readingPositionsKey).toBe('hanji.readingPositions');
  const stored = writeKeptPosition([], 7, novel);
  expect(JSON.parse(stored)).toEqual({ version: 1, positions: [[7, novel]] });
  expect(readKeptPositions(stored.replace('"version":1', '"version":2'))).toEqual([]);
});
