import { challengeGenreIds, type ChallengeGenre } from './challenge-vocabulary.ts';

/** What a creator can say of a title: `completed` is a list and not a genre. */
export type ChosenGenre = Exclude<ChallengeGenre, 'completed'>;
export const chosenGenres = Object.keys(challengeGenreIds).filter(
  (genre): genre is ChosenGenre => genre !== 'completed',
);

/** The pictures of a title that its creator cuts: upright 3:4, and square. */
export const titleImages = ['cover', 'square'] as const;
export type TitleImage = (typeof titleImages)[number];

/** What a file for an article may be, as its bytes say: pictures, and a ZIP or CBZ of them. */
export const pageFileKinds = ['jpeg', 'png', 'webp', 'gif', 'zip'] as const;
export type PageFileKind = (typeof pageFileKinds)[number];

/** A file on its way: its parts come, it waits in the job queue, it is taken apart, it is over. */
export const uploadStates = ['receiving', 'queued', 'reading', 'done', 'refused'] as const;
export type UploadState = (typeof uploadStates)[number];

/** Why a file was not taken. */
export const uploadRefusals = [
  'kind',
  'tooLarge',
  'tooManyPixels',
  'tooManyImages',
  'chapterTooLarge',
  'totalTooLarge',
  'unpacksTooLarge',
  'broken',
  'locked',
  'noImages',
  'pageGone',
  'onePicture',
  'tooNarrow',
  'gaveUp',
] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

/** How many days of figures are told at once, the last of them today. */
export const activityDays = [7, 30, 90] as const;
export type ActivityDays = (typeof activityDays)[number];

/** Each part of a file but the last has exactly so many bytes; the last has the rest. */
export const uploadPartBytes = 2_097_152;
