import { expect, it } from 'vitest';
import { checkAvatar } from './avatar.ts';

it.each(['jpeg', 'png', 'bmp'] as const)('[A5-025, B5-027] an avatar may be a %s', (kind) => {
  expect(checkAvatar({ kind, size: 1 })).toEqual({ ok: true, value: { resizeToWidth: null } });
});

it.each(['gif', null] as const)('[A5-025, B5-027] an avatar may not be a %s', (kind) => {
  expect(checkAvatar({ kind, size: 2_000_000 })).toEqual({ ok: false, reason: 'type' });
});

it.each([
  [1_048_575, null],
  [1_048_576, null],
  [1_048_577, 300],
])('an avatar of %i bytes is resized to the width %s', (size, resizeToWidth) => {
  expect(checkAvatar({ kind: 'png', size })).toEqual({ ok: true, value: { resizeToWidth } });
});
