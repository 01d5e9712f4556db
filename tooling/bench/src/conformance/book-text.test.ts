import { expect, it } from 'vitest';
import type { BookDocument } from './book-documents.ts';
import { textsToCompare, withoutBesideSpine, withoutLeftOut } from './book-text.ts';

function document(path: string, text: string, linear = true): BookDocument {
  return { path, text, linear, letters: text.length, pictures: 0 };
}

const [first, second, aside] = [
  document('1.xhtml', 'onceupon'),
  document('2.xhtml', 'atime'),
  document('note.xhtml', 'anoteonit', false),
] as const;

it('puts what is beside the reading order nowhere, wherever it was imported', () => {
  const source = [first, aside, second];
  const wanted = { source: 'onceuponatime', imported: 'onceuponatime' };
  expect(textsToCompare(source, [first, second, aside])).toEqual(wanted);
  const pieces = [document('a', 'anote'), document('b', 'onit')];
  expect(textsToCompare(source, [first, ...pieces, second])).toEqual(wanted);
});

it('keeps an aside that was not imported, and one that was imported twice', () => {
  const lost = textsToCompare([first, aside], [first]);
  expect(lost).toEqual({ source: 'onceuponanoteonit', imported: 'onceupon' });
  const twice = textsToCompare([first, aside], [first, aside, aside]);
  expect(twice).toEqual({ source: 'onceupon', imported: 'onceuponanoteonit' });
});

it('counts no document as lost that the spine does not name', () => {
  const of = (place: string) => ({ kind: 'document', place, reason: 'is not there' }) as const;
  const report = {
    file: 'a',
    outcome: 'created' as const,
    leftOut: [of('1.xhtml'), of('x.xhtml')],
  };
  expect(withoutBesideSpine([first, second], report).leftOut).toEqual([of('1.xhtml')]);
});

it('takes away only what the report names with all its characters', () => {
  const entry = { kind: 'document', place: '2.xhtml', reason: 'is a page of contents' } as const;
  const of = (characters: number) => ({
    file: 'a',
    outcome: 'created' as const,
    leftOut: [{ ...entry, characters }],
  });
  expect(withoutLeftOut([first, second], of(5))).toMatchObject({
    documents: [first],
    report: { leftOut: [] },
  });
  expect(withoutLeftOut([first, second], of(4))).toMatchObject({
    documents: [first, second],
    report: { leftOut: [{ characters: 4 }] },
  });
});
