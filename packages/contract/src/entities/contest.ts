import { z } from 'zod';
import { contestNumbers, contestPhases, contestRefusals } from '../contest-vocabulary.ts';
import { page } from './home.ts';
import { color, picture } from './image.ts';
import { writtenPage } from './written-page.ts';

/** A contest for titles of challenge (challenge-and-shutdown 2.4), as of the moment of the answer. */
const contest = z.object({
  contestNo: z.literal(contestNumbers),
  title: z.string(),
  /** What it asks for, in a sentence. */
  lead: z.string(),
  picture,
  /** Of the picture: the ground until it is there. */
  color,
  phase: z.enum(contestPhases),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  resultAt: z.iso.datetime(),
  /** How many titles stand entered. */
  entries: z.int().nonnegative(),
});
export type Contest = z.infer<typeof contest>;

/** A title of challenge as contests show it. */
const contestTitle = z.object({
  contentId: z.int().positive(),
  name: z.string(),
  catchcopy: z.string(),
  /** Of who draws it. */
  nickname: z.string(),
  /** Null where it has none. */
  cover: picture.nullable(),
});
export type ContestTitle = z.infer<typeof contestTitle>;

const contestEntry = contestTitle.extend({
  /** What the jury gave it; null without, and before the results are out. */
  rank: z.string().nullable(),
});
export type ContestEntry = z.infer<typeof contestEntry>;

/** What the jury decided. Its title is null where that is no longer shown. */
const contestAward = z.object({
  /** As it is called: 大賞. Several titles may have the same. */
  rank: z.string(),
  /** 1 for the highest rank, the same for titles of the same. */
  place: z.int().positive(),
  /** Empty without one. */
  prize: z.string(),
  /** Of the jury; empty without one. */
  comment: z.string(),
  /** Who says it; empty where all of the jury do. */
  judge: z.string(),
  title: contestTitle.nullable(),
});
export type ContestAward = z.infer<typeof contestAward>;

export const contestList = z.object({ text: writtenPage, contests: z.array(contest) });
export type ContestList = z.infer<typeof contestList>;

/** Its page, with the first of the entries, the newest first. */
export const contestPage = z.object({
  contest,
  text: writtenPage,
  entries: z.array(contestEntry),
});
export type ContestPage = z.infer<typeof contestPage>;

/** Entries: what the jury chose first, then the newest. */
export const contestEntries = z.object({
  contest,
  text: writtenPage,
  entries: z.array(contestEntry),
  page,
});
export type ContestEntries = z.infer<typeof contestEntries>;

/** Both lists are empty before the results are out. */
export const contestResult = z.object({
  contest,
  text: writtenPage,
  awards: z.array(contestAward),
});
export type ContestResult = z.infer<typeof contestResult>;

/** The contests that take entries now, and whether a title of one's own is among them. */
export const openContests = z.object({
  /** Why the title cannot be entered in any; null where it can. */
  refusal: z.enum(contestRefusals).nullable(),
  contests: z.array(contest.extend({ enteredAt: z.iso.datetime().nullable() })),
});
export type OpenContests = z.infer<typeof openContests>;
