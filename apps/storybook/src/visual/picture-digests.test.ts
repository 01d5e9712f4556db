import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isKnownMatch, keepMatch } from './picture-digests.ts';

const shot = Buffer.from('a shot');
const kept = Buffer.from('the kept picture');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanji-digests-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('knows a shot that was found to show what a kept picture shows', () => {
  const picture = path.join(folder, 'default.light.webp');
  expect(isKnownMatch(picture, shot, kept)).toBe(false);
  keepMatch(picture, shot, kept);
  expect(isKnownMatch(picture, shot, kept)).toBe(true);
});

it.each([
  ['another shot', 'default.light.webp', Buffer.from('another'), kept],
  ['another kept picture', 'default.light.webp', shot, Buffer.from('another')],
  ['the picture of another story', 'open.light.webp', shot, kept],
])('does not know %s', (_, name, otherShot, otherKept) => {
  keepMatch(path.join(folder, 'default.light.webp'), shot, kept);
  expect(isKnownMatch(path.join(folder, name), otherShot, otherKept)).toBe(false);
});
