import { describe, expect, it } from 'vitest';
import { badgeOf, type BadgeFacts } from './badge.ts';

const now = new Date('2026-11-20T03:00:00Z');
function ago(ms: number): Date {
  return new Date(now.getTime() - ms);
}
const day = 86_400_000;

function title(facts: Partial<BadgeFacts>): BadgeFacts {
  return {
    status: 'started',
    badgeLabel: '',
    createdAt: ago(100 * day),
    lastChapterPublishedAt: null,
    ...facts,
  };
}

describe('badges', () => {
  it('an event shows its label, the others their words', () => {
    expect(badgeOf(title({ status: 'event', badgeLabel: 'SALE' }), now, 'UTC')).toEqual({
      type: 'event',
      label: 'SALE',
    });
    expect(badgeOf(title({ createdAt: now }), now, 'UTC')?.label).toBe('NEW');
    expect(
      badgeOf(title({ status: 'updated', lastChapterPublishedAt: now }), now, 'UTC')?.label,
    ).toBe('UP');
    expect(badgeOf(title({ status: 'completed' }), now, 'UTC')?.label).toBe('FIN.');
    expect(badgeOf(title({ status: 'suspend' }), now, 'UTC')?.label).toBe('HIATUS');
  });

  it('a title without chapters was not updated', () => {
    const facts = title({ status: 'updated', lastChapterPublishedAt: null });
    // Of all days the one on which a missing date would be taken for today.
    expect(badgeOf(facts, new Date(0), 'UTC')).toBeNull();
    expect(badgeOf(facts, now, 'UTC')).toBeNull();
  });

  it('an old title that goes on has none, however new its last chapter is', () => {
    expect(badgeOf(title({ lastChapterPublishedAt: now }), now, 'UTC')).toBeNull();
    expect(badgeOf(title({ status: 'updated', createdAt: now }), now, 'UTC')).toBeNull();
  });

  it.each([
    [14 * day, 'NEW'],
    [14 * day + 1, undefined],
  ])('[A9-019] a title created %i ms ago has the badge %s', (ms, label) => {
    expect(badgeOf(title({ createdAt: ago(ms) }), now, 'UTC')?.label).toBe(label);
  });

  it.each([
    // 03:00 in UTC is noon in Seoul: its day began 12 hours ago.
    ['Asia/Seoul', 12 * 3_600_000, 'UP'],
    ['Asia/Seoul', 12 * 3_600_000 + 1, undefined],
    ['UTC', 3 * 3_600_000, 'UP'],
    ['UTC', 3 * 3_600_000 + 1, undefined],
  ])('[A9-020] in %s a chapter of %i ms ago gives %s', (zone, ms, label) => {
    const facts = title({ status: 'updated', lastChapterPublishedAt: ago(ms) });
    expect(badgeOf(facts, now, zone)?.label).toBe(label);
  });
});
