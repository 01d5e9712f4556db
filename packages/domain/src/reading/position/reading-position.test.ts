import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readComicPosition, readNovelPosition } from './reading-position.ts';

const comic = { imageId: '3-1', fraction: 0.25, chapterShare: 0.5, contentVersion: 'v1' };
const novel = { cfi: 'epubcfi(/6/4!/4/2/1:0)', percent: 12.5, contentVersion: 'v1' };

describe('a kept comic position', () => {
  it('is read as it was kept', () => {
    expect(readComicPosition(comic)).toEqual(comic);
    expect(readComicPosition({ ...comic, more: 1 })).toEqual(comic);
  });

  it.each([
    [{ fraction: -0.1 }, { fraction: 0 }],
    [{ fraction: 1.1 }, { fraction: 1 }],
    [{ chapterShare: -0.1 }, { chapterShare: 0 }],
    [{ chapterShare: 1.1 }, { chapterShare: 1 }],
    [{ chapterShare: undefined }, { chapterShare: null }],
    [{ chapterShare: '0.5' }, { chapterShare: null }],
    [{ contentVersion: undefined }, { contentVersion: null }],
    [{ contentVersion: 7 }, { contentVersion: null }],
    [{ contentVersion: '' }, { contentVersion: null }],
  ])('with %o becomes one with %o', (given, read) => {
    expect(readComicPosition({ ...comic, ...given })).toEqual({ ...comic, ...read });
  });

  it.each([
    [null],
    [undefined],
    ['3-1'],
    [[comic]],
    [{}],
    [{ ...comic, imageId: 3 }],
    [{ ...comic, imageId: '' }],
    [{ ...comic, fraction: '0' }],
    [{ ...comic, fraction: Number.NaN }],
    [{ ...comic, fraction: Number.POSITIVE_INFINITY }],
    [{ ...comic, fraction: null }],
    [novel],
  ])('is not %o', (stored) => expect(readComicPosition(stored)).toBeNull());
});

describe('a kept novel position', () => {
  it('is read as it was kept', () => expect(readNovelPosition(novel)).toEqual(novel));

  it.each([
    [{ percent: -1 }, { percent: 0 }],
    [{ percent: 101 }, { percent: 100 }],
    [{ cfi: '' }, { cfi: '' }],
    [{ cfi: 'epubcfi()' }, { cfi: '' }],
    [{ cfi: 'epubcfi(/6/4' }, { cfi: '' }],
    [{ cfi: 'xepubcfi(/6/4)' }, { cfi: '' }],
    [{ cfi: 'epubcfi(/6/4)x' }, { cfi: '' }],
    [{ cfi: `epubcfi(${'1'.repeat(991)})` }, { cfi: `epubcfi(${'1'.repeat(991)})` }],
    [{ cfi: `epubcfi(${'1'.repeat(992)})` }, { cfi: '' }],
    [{ contentVersion: 'v2' }, { contentVersion: 'v2' }],
    [{ contentVersion: undefined }, { contentVersion: null }],
    [{ quote: 'The lamp went out.' }, { quote: 'The lamp went out.' }],
    [{ quote: 'x'.repeat(200) }, { quote: 'x'.repeat(200) }],
    [{ quote: 'x'.repeat(201) }, {}],
    [{ quote: '😀'.slice(1) }, {}],
    [{ quote: '' }, {}],
    [{ quote: 7 }, {}],
  ])('with %o becomes one with %o', (given, read) => {
    expect(readNovelPosition({ ...novel, ...given })).toEqual({ ...novel, ...read });
  });

  it.each([
    [null],
    ['epubcfi(/6/4)'],
    [{}],
    [{ ...novel, cfi: 6 }],
    [{ ...novel, percent: '1' }],
    [{ ...novel, percent: Number.NaN }],
    [comic],
  ])('is not %o', (stored) => expect(readNovelPosition(stored)).toBeNull());
});

it('never throws, and reads what it read again as the same', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ imageId: fc.string(), fraction: fc.double(), chapterShare: fc.anything() }),
    fc.record({ cfi: fc.string(), percent: fc.double(), contentVersion: fc.anything() }),
  );
  fc.assert(
    fc.property(anything, (stored) => {
      const [one, other] = [readComicPosition(stored), readNovelPosition(stored)];
      expect(readComicPosition(one)).toEqual(one);
      expect(readNovelPosition(other)).toEqual(other);
    }),
  );
});
