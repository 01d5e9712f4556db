import type { ChapterActivity, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { ChapterFileSalesType, RestrictedAge } from '@hanji/contract/vocabulary.ts';

/** A chapter as far as it matters for keeping it. */
export type KeepableChapter = {
  readonly salesType: ChapterFileSalesType;
  readonly restrictedAge: RestrictedAge;
  readonly activity: Pick<ChapterActivity, 'unlocked' | 'rentRemained'>;
  readonly salesConfig: Pick<SalesConfig, 'free'>;
};

/** What is known of a chapter that a device keeps; times in milliseconds since 1970. */
export type KeptFacts = {
  readonly bytes: number;
  /** When the service gave it last. */
  readonly confirmedAt: number;
  readonly readAt: number;
  /** When a rental ends; null for what is free or owned. */
  readonly until: number | null;
};

const forAdults: RestrictedAge = 19;

const day = 24 * 60 * 60 * 1000;

/** Titles are withdrawn, offers end and accounts are closed: the service must be heard now and then. */
const longestUnconfirmed = 30 * day;

/** A clock may be set right by so much; one that goes back further would lengthen a rental. */
const clockTolerance = 5 * 60 * 1000;

const megabyte = 1_048_576;

/** What a device keeps at most, where it has room, and where it does not say whether it has. */
const mostBytes = 200 * megabyte;
const unknownBytes = 50 * megabyte;
const shareOfQuota = 0.1;

/**
 * Until when a reader may keep a chapter that the service gave them, null without an end; undefined where
 * they may not. Nothing is kept of previews, nor of titles for adults for who is not signed in.
 * `reader` is a user id, null a visitor's.
 */
export function keepableUntil(
  chapter: KeepableChapter,
  reader: string | null,
  now: number,
): number | null | undefined {
  if (chapter.salesType !== 'product') return undefined;
  if (chapter.restrictedAge === forAdults && reader === null) return undefined;
  if (chapter.salesConfig.free || chapter.activity.unlocked) return null;
  const { rentRemained } = chapter.activity;
  return rentRemained > 0 ? now + rentRemained * 1000 : undefined;
}

/** Whether what is kept may still be read. */
export function isReadableStill({ until, confirmedAt, readAt }: KeptFacts, now: number): boolean {
  if (now < Math.max(confirmedAt, readAt) - clockTolerance) return false;
  return now - confirmedAt <= longestUnconfirmed && (until === null || now < until);
}

/** How many bytes a device may keep, by what its browser says it has room for (bytes). */
export function keptBudget(quota: number | undefined): number {
  return quota === undefined ? unknownBytes : Math.min(mostBytes, Math.floor(quota * shareOfQuota));
}

/** What a device lets go: what may not be read any more, and what was read least recently over the budget. */
export function keptToLetGo<Kept extends KeptFacts>(
  kept: readonly Kept[],
  budget: number,
  now: number,
): readonly Kept[] {
  let left = budget;
  return kept
    .toSorted((a, b) => b.readAt - a.readAt)
    .filter((each) => {
      if (!isReadableStill(each, now)) return true;
      left -= each.bytes;
      return left < 0;
    });
}
