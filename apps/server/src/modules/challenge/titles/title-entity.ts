import { eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChallengeTitle } from '@hanji/contract/entities/challenge.ts';
import { findChallengeGenre } from '@hanji/domain/challenge/genres.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { image } from '#db/schema/works/image.ts';
import { avatarFile, coverFile, squareFile } from './stored-files.ts';

export const cover = alias(image, 'cover');
export const square = alias(image, 'square');

/** As wide as a card is on a screen of two pixels each, and as a title's own page shows it. */
export const cardWidth = 360;
const homeWidth = 720;

const { searchText: _words, ...columns } = getTableColumns(challengeTitle);

/** What is read of a title: its row, its creator and its pictures. */
export const titleColumns = {
  title: columns,
  nickname: member.nickname,
  avatarKey: member.avatarKey,
  cover: getTableColumns(cover),
  square: getTableColumns(square),
};

/** Titles with creators: those of whom nobody is the creator any more are nobody's to see. */
export function selectTitles(db: Executor) {
  return db
    .select(titleColumns)
    .from(challengeTitle)
    .innerJoin(reader, eq(reader.id, challengeTitle.readerId))
    .innerJoin(member, eq(member.id, reader.memberId))
    .leftJoin(cover, eq(cover.id, challengeTitle.coverId))
    .leftJoin(square, eq(square.id, challengeTitle.squareId));
}

export type TitleRow = Awaited<ReturnType<typeof selectTitles>>[number];

function genreEntity(id: number): ChallengeTitle['primaryGenre'] {
  const name = findChallengeGenre(id);
  if (name === null) throw new Error(`there is no genre ${id}`);
  // The table names ids and codes in pairs.
  return { id, name } as ChallengeTitle['primaryGenre'];
}

/** A title as lists have it. */
export function titleEntity(
  prefix: string,
  { title, nickname, avatarKey, cover: coverImage, square: squareImage }: TitleRow,
  width = cardWidth,
): ChallengeTitle {
  const genres = title.genreIds.map(genreEntity);
  const [primaryGenre] = genres;
  if (primaryGenre === undefined) throw new Error(`the title ${title.id} has no genre`);
  return {
    contentId: title.id,
    name: title.name,
    description: title.description,
    catchcopy: title.catchcopy,
    userId: String(title.readerId),
    ...coverFile(prefix, coverImage, width),
    ...squareFile(prefix, squareImage, width),
    published: title.published,
    completed: title.completed,
    mature: title.mature,
    suspended: title.suspendedAt !== null,
    commentEnabled: title.commentEnabled,
    totalViews: title.totalViews,
    totalViewsUpdatedAt: title.totalViewsUpdatedAt?.toISOString() ?? null,
    createdAt: title.createdAt.toISOString(),
    updatedAt: title.updatedAt.toISOString(),
    publishedAt: (title.publishedAt ?? title.createdAt).toISOString(),
    totalLikes: title.totalLikes,
    genres,
    primaryGenre,
    chapterCount: title.chapterCount,
    commentCount: title.commentCount,
    subscribedCount: title.subscribedCount,
    nickname,
    ...avatarFile(prefix, avatarKey),
  };
}

/** The same with pictures as wide as a title's own page shows them. */
export function titleHomeEntity(prefix: string, row: TitleRow): ChallengeTitle {
  return titleEntity(prefix, row, homeWidth);
}
