import { describe, expect, it } from 'vitest';
import {
  readingPositionsKey,
  readKeptPositions,
  writeAdoptedPositions,
  writeKeptPosition,
} from './kept-positions.ts';
import { recall } from './recent-entries.ts';

const comic = { imageId: '3', fraction: 0.5, chapterShare: 0.25, contentVersion: 'a' };
const novel = { cfi: 'epubcfi(/6/4)', percent: 40, contentVersion: null };

function of(chapterId: number, reader: string | null = null) {
  return { reader, chapterId };
}

it('keeps places of comics and novels by chapter', () => {
  const one = writeKeptPosition([], of(70), comic, 5);
  const positions = readKeptPositions(writeKeptPosition(readKeptPositions(one), of(80), novel, 6));
  expect(recall(positions, 70)).toEqual({ last: comic, furthest: comic, at: 5, furthestAt: 5 });
  expect(recall(positions, 80)).toEqual({ last: novel, furthest: novel, at: 6, furthestAt: 6 });
  expect(recall(positions, 90)).toBeNull();
});

describe('the furthest', () => {
  it.each([
    ['goes on with the last', 0.26, 0.26],
    ['is the last where both are as far', 0.25, 0.25],
    ['stays where the last goes back', 0.1, 0.25],
    ['stays where it is not known how far the last is', null, 0.25],
  ])('%s', (_, chapterShare, furthest) => {
    const first = readKeptPositions(writeKeptPosition([], of(70), comic, 5));
    const last = { ...comic, imageId: '9', chapterShare };
    const place = recall(readKeptPositions(writeKeptPosition(first, of(70), last, 6)), 70);
    expect(place?.last).toEqual(last);
    expect(place).toMatchObject({
      furthest: { chapterShare: furthest },
      furthestAt: furthest === chapterShare ? 6 : 5,
    });
    expect(place?.furthest).toEqual(furthest === chapterShare ? last : comic);
  });
});

it('forgets the oldest of over 100 chapters', () => {
  let text = '';
  for (let id = 1; id <= 101; id += 1) {
    text = writeKeptPosition(readKeptPositions(text), of(id), comic, id);
  }
  const positions = readKeptPositions(text);
  expect(positions).toHaveLength(100);
  expect(recall(positions, 1)).toBeNull();
  expect(recall(positions, 2)?.last).toEqual(comic);
});

it('reads positions that were kept without share, version, time and furthest', () => {
  const text = '{"version":1,"positions":[[7,{"imageId":"3","fraction":0.5}],[8,{"cfi":1}]]}';
  const last = { imageId: '3', fraction: 0.5, chapterShare: null, contentVersion: null };
  expect(readKeptPositions(text)).toEqual([[7, { last, furthest: last, at: 0, furthestAt: 0 }]]);
});

it('leaves out what is no place, and makes up for what of one is missing', () => {
  const stored = {
    version: 2,
    positions: [
      [7, { last: novel, furthest: 1, at: 'x' }],
      [8, 1],
    ],
  };
  expect(readKeptPositions(JSON.stringify(stored))).toEqual([
    [7, { last: novel, furthest: novel, at: 0, furthestAt: 0 }],
  ]);
});

it('keeps its name and shape', () => {
  expect(readingPositionsKey).toBe('hanji.readingPositions');
  const stored = writeKeptPosition([], of(7), novel, 3);
  expect(JSON.parse(stored)).toEqual({
    version: 2,
    positions: [[7, { last: novel, furthest: novel, at: 3, furthestAt: 3 }]],
  });
  expect(readKeptPositions(stored.replace('"version":2', '"version":3'))).toEqual([]);
});

describe('of several readers', () => {
  const far = { ...comic, chapterShare: 0.9 };
  const both = readKeptPositions(
    writeKeptPosition(
      readKeptPositions(writeKeptPosition([], of(7, 'anna'), far, 5)),
      of(7),
      comic,
      6,
    ),
  );

  it('each has places of their own, and nobody another’s furthest', () => {
    expect(recall(both, 7, 'anna')).toMatchObject({ last: far, furthest: far });
    expect(recall(both, 7)).toMatchObject({ last: comic, furthest: comic });
    expect(recall(both, 7, 'ben')).toBeNull();
    const next = readKeptPositions(writeKeptPosition(both, of(7, 'ben'), comic, 7));
    expect(recall(next, 7, 'ben')).toMatchObject({ furthest: comic });
    expect(recall(next, 7, 'anna')).toMatchObject({ last: far });
  });

  it('a member takes over what was read since, where they have nothing of the chapter', () => {
    const taken = (reader: string, since: number) =>
      readKeptPositions(writeAdoptedPositions(both, reader, since));
    expect(recall(taken('ben', 6), 7, 'ben')).toMatchObject({ last: comic });
    expect(recall(taken('ben', 6), 7)).toBeNull();
    expect(recall(taken('ben', 7), 7, 'ben')).toBeNull();
    expect(recall(taken('anna', 6), 7, 'anna')).toMatchObject({ last: far });
    expect(recall(taken('ben', 5), 7, 'anna')).toMatchObject({ last: far });
  });
});

it('has the furthest before the last, whatever a clock said that was ahead', () => {
  const ahead = readKeptPositions(writeKeptPosition([], of(7), comic, 9000));
  const back = { ...comic, chapterShare: 0.1 };
  const place = recall(readKeptPositions(writeKeptPosition(ahead, of(7), back, 50)), 7);
  expect(place).toEqual({ last: back, furthest: comic, at: 50, furthestAt: 49 });
});
