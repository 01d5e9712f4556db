import { expect, it } from 'vitest';
import type { WorkReport } from '@hanji/server/cli/import/output/report.ts';
import { verdictOf, type Counted } from './verdict.ts';

const novel: Counted = { texts: { lost: [], added: [] }, letters: 900, pictures: null, pages: 0 };
const comic: Counted = { texts: null, letters: null, pictures: 12, pages: 12 };

function report(...leftOut: NonNullable<WorkReport['leftOut']>): WorkReport {
  return { file: 'a', outcome: 'created', leftOut };
}

const text = { kind: 'text', place: 'a.xhtml', reason: 'is no page', characters: 3 } as const;
const picture = { kind: 'picture', place: '3.jxl', reason: 'is a JPEG XL' } as const;

it('holds for a novel of which nothing is lost, or only what it says', () => {
  expect(verdictOf(report(), novel)).toEqual({ held: true, words: 'whole' });
  const lost = { ...novel, texts: { lost: [{ text: '가나𝄞', at: 5 }], added: [] } };
  expect(verdictOf(report(text), lost).held).toBe(true);
  expect(verdictOf(report(), lost)).toEqual({
    held: false,
    words: '3 characters lost, 0 of them reported',
  });
  expect(verdictOf(report(text), novel).held).toBe(false);
  const twice = { ...novel, texts: { lost: [], added: [{ text: 'again', at: 5 }] } };
  expect(verdictOf(report(), twice).held).toBe(false);
});

it('counts no characters that stand on no page', () => {
  const metadata = { ...text, kind: 'metadata' } as const;
  const hidden = { ...text, reason: 'stands in a comment that is never closed' };
  expect(verdictOf(report(metadata, hidden), novel).held).toBe(true);
});

it('holds for a comic with a page for each picture, and its text reported', () => {
  expect(verdictOf(report(), comic)).toEqual({ held: true, words: 'whole' });
  expect(verdictOf(report(), { ...comic, pages: 11 }).held).toBe(false);
  expect(verdictOf(report(picture), { ...comic, pages: 11 }).held).toBe(true);
  // In the place of that one readers see a gap: it is a page.
  expect(verdictOf(report({ ...picture, gap: true }), { ...comic, pages: 11 }).held).toBe(false);
  expect(verdictOf(report(), { ...comic, letters: 3 }).held).toBe(false);
  expect(verdictOf(report(text), { ...comic, letters: 3 }).held).toBe(true);
});
