import { describe, expect, it } from 'vitest';
import { checkPublishing, type Publishing } from './publish-article.ts';

const now = new Date('2026-11-26T12:00:00.000Z');
const at = (ms: number): Date => new Date(now.getTime() + ms);
const dayMs = 86_400_000;

describe('publishing an article', () => {
  const fresh = {
    status: 'draft',
    publishedAt: null,
    publishAt: null,
    pages: 1,
    maxImages: 300,
  } as const;
  const planned = { ...fresh, status: 'scheduled', publishedAt: at(5) } as const;
  const out = { ...fresh, status: 'published', publishedAt: at(-dayMs) } as const;
  const back = { ...out, status: 'withdrawn' } as const;

  it.each<[string, Publishing, Date]>([
    ['a draft now', { ...fresh }, now],
    ['a draft later', { ...fresh, publishAt: at(1) }, at(1)],
    ['a draft in a year', { ...fresh, publishAt: at(365 * dayMs) }, at(365 * dayMs)],
    ['a scheduled one at another time', { ...planned, publishAt: at(9) }, at(9)],
    ['a scheduled one at once', { ...planned }, now],
    ['a published one anew', { ...out }, at(-dayMs)],
    ['a withdrawn one', { ...back }, at(-dayMs)],
    ['a withdrawn one later', { ...back, publishAt: at(7) }, at(7)],
    ['as many pages as there may be', { ...fresh, pages: 300 }, now],
  ])('%s comes out then', (_, publishing, value) => {
    expect(checkPublishing(publishing, now)).toEqual({ ok: true, value });
  });

  it.each<[string, Publishing, string]>([
    ['without pages', { ...fresh, pages: 0 }, 'noPages'],
    ['with too many', { ...fresh, pages: 301 }, 'tooManyPages'],
    ['at this moment', { ...fresh, publishAt: at(0) }, 'past'],
    ['after a year', { ...fresh, publishAt: at(365 * dayMs + 1) }, 'tooFar'],
    ['once it is out', { ...out, publishAt: at(7) }, 'published'],
  ])('%s it is refused', (_, publishing, reason) => {
    expect(checkPublishing(publishing, now)).toEqual({ ok: false, reason });
  });
});
