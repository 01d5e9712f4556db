import { describe, expect, it } from 'vitest';
import { editions } from '@hanji/contract/editions.ts';
import { titleTag, type TagFacts } from './title-tag.ts';

describe('title tag', () => {
  const zone = editions.ja.timeZone;
  const now = new Date('2026-11-20T03:00:00Z');
  const day = 86_400_000;
  function ago(ms: number): Date {
    return new Date(now.getTime() - ms);
  }
  function tag(facts: Partial<TagFacts>) {
    return titleTag(
      { createdAt: ago(30 * day), updatedAt: ago(30 * day), completed: false, ...facts },
      now,
      zone,
    );
  }

  describe('the tag of a challenge title', () => {
    it.each([
      [0, 'new'],
      [14 * day - 1, 'new'],
      [14 * day, 'new'],
      [14 * day + 1, null],
    ])('[B4-001, B9-006] created %i ms ago: %j', (ms, expected) => {
      expect(tag({ createdAt: ago(ms) })).toBe(expected);
    });

    it.each([
      // The day of Tokyo began twelve hours ago.
      [0, 'up'],
      [day / 2, 'up'],
      [day / 2 + 1, null],
      [day, null],
    ])('[B4-002, B9-006] updated %i ms ago: %j', (ms, expected) => {
      expect(tag({ updatedAt: ago(ms) })).toBe(expected);
    });

    it('[B4-003] says of a completed one that it is', () => {
      expect(tag({ completed: true })).toBe('completed');
    });

    it('[B4-005] is none otherwise', () => {
      expect(tag({})).toBeNull();
    });

    it('[B4-001, B4-002, B4-003] is the first that applies', () => {
      const all = { createdAt: now, updatedAt: now, completed: true };
      expect(tag(all)).toBe('new');
      expect(tag({ ...all, createdAt: ago(15 * day) })).toBe('up');
      expect(tag({ ...all, createdAt: ago(15 * day), updatedAt: ago(day) })).toBe('completed');
      expect(tag({ ...all, updatedAt: ago(day) })).toBe('new');
    });
  });
});
