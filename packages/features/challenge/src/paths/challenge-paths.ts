import {
  challengeGenreIds,
  challengeRankingTypes,
  type ChallengeCommentOrder,
  type ChallengeGenre,
  type ChallengeRankingType,
} from '@hanji/contract/challenge-vocabulary.ts';
import { findChallengeGenre, standardGenreId } from '@hanji/domain/challenge/genres.ts';
import {
  sortBarOrders,
  standardChallengeOrder,
  standardRankingType,
} from '@hanji/domain/challenge/limits.ts';
import { readId } from '@hanji/domain/paths/read-id.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A chapter of a title that a member drew. */
export type ChapterAddress = { readonly contentId: number; readonly chapterId: number };

/** The orders that the sort bar offers. */
export type SortBarOrder = (typeof sortBarOrders)[number];

/** challenge-and-shutdown, section 2.3. */
export const challengeHome = '/challenge';
export const submissionPath = '/manage/title';
export const contestsPath = '/event/contest';
export const subscribePath = '/challenge/bookshelf/subscribe';
export const historyPath = '/challenge/bookshelf/history';

/** Null where a route names no title: the page does not exist then. */
export function readContentId(params: Params): number | null {
  return readId(params['contentId']);
}

export function readChapterAddress(params: Params): ChapterAddress | null {
  const contentId = readContentId(params);
  const chapterId = readId(params['chapterId']);
  return contentId && chapterId ? { contentId, chapterId } : null;
}

/** The ranking that a route names, the standard one where it names none; null for another word. */
export function readRankingType(params: Params): ChallengeRankingType | null {
  const named = params['rankingType'] ?? standardRankingType;
  return challengeRankingTypes.find((known) => known === named) ?? null;
}

/** The genre that a route names by its id, the standard one where it names none. */
export function readGenre(params: Params): ChallengeGenre | null {
  const named = params['genreId'] ?? String(standardGenreId);
  return /^\d{1,2}$/.test(named) ? findChallengeGenre(Number(named)) : null;
}

/** The order that a query asks for, of those of the sort bar; the newest first without. */
export function readOrder(query: URLSearchParams): SortBarOrder {
  return sortBarOrders.find((known) => known === query.get('order')) ?? standardChallengeOrder;
}

/** The comments of a chapter are the newest first unless the most liked are asked for. */
export function readCommentOrder(query: URLSearchParams): ChallengeCommentOrder {
  return query.get('order') === 'likes' ? 'likes' : 'recent';
}

/** The same address in another order. */
export function orderedPath(path: string, order: SortBarOrder | ChallengeCommentOrder): string {
  return order === 'recent' ? path : `${path}?order=${order}`;
}

export function rankingPath(type: ChallengeRankingType = standardRankingType): string {
  return type === standardRankingType ? '/challenge/ranking' : `/challenge/ranking/${type}`;
}

export function genrePath(genre?: ChallengeGenre): string {
  return genre ? `/challenge/genre/${challengeGenreIds[genre]}` : '/challenge/genre';
}

export function titlePath(contentId: number): string {
  return `/challenge/comic/${contentId}`;
}

export function chapterPath({ contentId, chapterId }: ChapterAddress): string {
  return `/challenge/comic/${contentId}/${chapterId}`;
}

export function commentsPath({ contentId, chapterId }: ChapterAddress): string {
  return `/challenge/comment-list/${contentId}/${chapterId}`;
}

export function writeCommentPath({ contentId, chapterId }: ChapterAddress): string {
  return `/challenge/comment-write/${contentId}/${chapterId}`;
}
