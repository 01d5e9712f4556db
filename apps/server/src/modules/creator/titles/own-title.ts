import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { challengeGenreIds } from '@hanji/contract/challenge-vocabulary.ts';
import { chosenGenres, type ChosenGenre } from '@hanji/contract/creator-vocabulary.ts';
import type { OwnTitle } from '@hanji/contract/entities/creator.ts';
import type { Executor } from '#db/executor.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { articleDesk } from '#db/schema/creator/article.ts';
import { image } from '#db/schema/works/image.ts';
import { pictureOf, type StoredImage } from '#modules/media/picture.ts';

/** Covers on the desk are at most 300 px wide, on screens of up to two pixels each. */
const shownWidth = 720;

const cover = alias(image, 'cover');
const square = alias(image, 'square');

/** Of one that its creator has deleted there is nothing on the desk. */
const articleCount = sql<number>`(select count(*)::int from ${challengeChapter} as own
  left join ${articleDesk} as desk on desk.chapter_id = own.id
  where own.content_id = ${challengeTitle.id} and desk.deleted_at is null)`;

/** Titles with what the desk shows of them. */
export function selectOwnTitles(db: Executor) {
  return db
    .select({ title: getTableColumns(challengeTitle), cover, square, articleCount })
    .from(challengeTitle)
    .leftJoin(cover, eq(cover.id, challengeTitle.coverId))
    .leftJoin(square, eq(square.id, challengeTitle.squareId));
}

type OwnTitleRow = {
  readonly title: typeof challengeTitle.$inferSelect;
  readonly cover: StoredImage | null;
  readonly square: StoredImage | null;
  readonly articleCount: number;
};

function genreOf(id: number): ChosenGenre {
  const found = chosenGenres.find((genre) => challengeGenreIds[genre] === id);
  if (found === undefined) throw new Error(`no genre has the id ${id}`);
  return found;
}

/** The ids of a title's genres, the primary one first. */
export function genreIdsOf({
  genres,
  primaryGenre,
}: Pick<OwnTitle, 'genres' | 'primaryGenre'>): (typeof challengeGenreIds)[ChosenGenre][] {
  const others = genres.filter((genre) => genre !== primaryGenre);
  return [primaryGenre, ...others].map((genre) => challengeGenreIds[genre]);
}

/** A title as its creator has it. */
export function ownTitleEntity(prefix: string, row: OwnTitleRow): OwnTitle {
  const { title, articleCount: articles } = row;
  const genres = title.genreIds.map(genreOf);
  const [primaryGenre] = genres;
  if (primaryGenre === undefined) throw new Error(`the title ${title.id} has no genre`);
  const shown = (picture: StoredImage | null) =>
    picture === null ? null : pictureOf(prefix, picture, shownWidth);
  return {
    contentId: title.id,
    revision: title.revision,
    name: title.name,
    description: title.description,
    catchcopy: title.catchcopy,
    genres,
    primaryGenre,
    mature: title.mature,
    commentEnabled: title.commentEnabled,
    completed: title.completed,
    published: title.published,
    publishedAt: title.publishedAt?.toISOString() ?? null,
    listed: title.listed,
    suspended: title.suspendedAt !== null,
    suspendedReason: title.suspendedReason,
    underReview: title.hiddenAt !== null,
    cover: shown(row.cover),
    square: shown(row.square),
    articleCount: articles,
    chapterCount: title.chapterCount,
    totalViews: title.totalViews,
    totalLikes: title.totalLikes,
    commentCount: title.commentCount,
    subscribedCount: title.subscribedCount,
    createdAt: title.createdAt.toISOString(),
    updatedAt: title.updatedAt.toISOString(),
  };
}
