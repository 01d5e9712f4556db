import { expect, it } from 'vitest';
import { checkImage, checkImageKind } from './check-image.ts';

const limits = { kinds: ['jpeg', 'png'], maxBytes: 10 } as const;

it.each([
  ['jpeg', 0, { ok: true, value: 'jpeg' }],
  ['png', 10, { ok: true, value: 'png' }],
  ['png', 11, { ok: false, reason: 'tooLarge' }],
  ['gif', 10, { ok: false, reason: 'type' }],
  ['gif', 11, { ok: false, reason: 'type' }],
  [null, 1, { ok: false, reason: 'type' }],
] as const)('a %s of %i bytes gives %j', (kind, size, checked) => {
  expect(checkImage({ kind, size }, limits)).toEqual(checked);
});

it('the kind alone can be looked at', () => {
  expect(checkImageKind('png', ['png'])).toEqual({ ok: true, value: 'png' });
  expect(checkImageKind('png', [])).toEqual({ ok: false, reason: 'type' });
  expect(checkImageKind(null, ['png'])).toEqual({ ok: false, reason: 'type' });
});
