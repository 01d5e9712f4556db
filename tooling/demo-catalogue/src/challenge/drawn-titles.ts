import { readFileSync } from 'node:fs';
import type { ChosenGenre } from '@hanji/domain/challenge/genres.ts';

/** A title of the challenge area: what its creator says of it, and how it has done. */
export type DrawnTitle = {
  readonly name: string;
  readonly catchcopy: string;
  readonly description: string;
  /** The primary one first. */
  readonly genres: readonly ChosenGenre[];
  /** Whose it is, by their place among the creators. */
  readonly creator: number;
  readonly chapters: number;
  /** Days since its first and its last chapter. */
  readonly begun: number;
  readonly updated: number;
  /** How much it is read and liked: one more is ten times as much. */
  readonly heat: number;
  readonly completed?: true;
  readonly mature?: true;
  readonly orientation?: 'RTL';
  /** What is said in it; a stroke is where a line ends. */
  readonly lines: readonly string[];
};

type DrawnArea = {
  readonly titles: readonly DrawnTitle[];
  /** Who draws, each in a hand of their own. */
  readonly creators: readonly string[];
  /** What readers say about a chapter. */
  readonly remarks: readonly string[];
  /** What a creator writes under a chapter. */
  readonly creatorWords: readonly string[];
};

/** The challenge area of the demo, as it is written. */
export const drawnArea = JSON.parse(
  readFileSync(new URL('../../works/challenge.json', import.meta.url), 'utf8'),
) as DrawnArea;
