import { expect, it } from 'vitest';
import { describeOmissions } from './describe-omissions.ts';
import { collectOmissions } from './omissions.ts';

it('counts what was left out by kind, with the first places and what text was in it', () => {
  const omissions = collectOmissions();
  for (const place of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']) {
    omissions.add({ kind: 'picture', place, reason: 'breaks off', gap: true });
  }
  omissions.add({ kind: 'document', place: 'x.xhtml', reason: 'is no XHTML', characters: 5131 });
  omissions.add({ kind: 'document', place: 'x.xhtml', reason: 'is no XHTML', characters: 5131 });
  expect(describeOmissions(omissions.all())).toEqual([
    'left out: 4 pictures, 4 with a marked gap (a.jpg breaks off; b.jpg breaks off; c.jpg breaks off; …)',
    'left out: 1 document, 5,131 characters (x.xhtml is no XHTML)',
  ]);
});

it('says nothing where nothing was', () => {
  expect(describeOmissions([])).toEqual([]);
});
