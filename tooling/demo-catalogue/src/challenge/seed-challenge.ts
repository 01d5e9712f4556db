import type { Database } from '@hanji/server/db/client.ts';
import { inTransaction } from '@hanji/server/db/executor.ts';
import {
  challengeChapter,
  challengeChapterImage,
} from '@hanji/server/db/schema/challenge/chapter.ts';
import { challengePickup, challengeTitle } from '@hanji/server/db/schema/challenge/title.ts';
import { banner } from '@hanji/server/db/schema/works/showcase.ts';
import { storePicture, type PictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import { rankTitles } from '@hanji/server/modules/challenge/figures/rank-titles.ts';
import { challengeGenreId } from '@hanji/domain/challenge/genres.ts';
import type { Canvas } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { inTurn } from '#paint/in-turn.ts';
import { pictureOf } from '#paint/picture.ts';
import { drawnArea, type DrawnTitle } from './drawn-titles.ts';
import { drawBanner, drawCover, drawPage, drawPickup, drawSquare } from './pages.ts';
import { addReaders, react, type AppearedChapter, type Readers } from './react.ts';
import { hands } from './sketch.ts';

const dayMs = 86_400_000;

/** Where the service looks for the area's banners. */
const challengeArea = 'challenge';

/** Pages of a chapter: two, and three of every other one. */
function pagesOf(chapter: number): number {
  return 2 + (chapter % 2);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

type Place = { readonly db: Database; readonly pictures: PictureStore; readonly now: Date };

async function stored({ pictures }: Place, canvas: Canvas, prefix: 'covers' | 'pages') {
  await inTurn();
  const picture = await pictureOf(canvas);
  const [slice] = await storePicture(pictures, picture, { prefix, cut: 'never' });
  if (slice === undefined) throw new Error('a picture was not stored');
  return { imageId: slice.id, size: picture.kind === 'file' ? picture.bytes.byteLength : 1 };
}

type StoredPage = Awaited<ReturnType<typeof stored>>;

async function drawAll(place: Place, title: DrawnTitle) {
  const chapters: StoredPage[][] = [];
  for (let chapter = 0; chapter < title.chapters; chapter += 1) {
    const pages: StoredPage[] = [];
    for (let at = 0; at < pagesOf(chapter); at += 1) {
      pages.push(await stored(place, drawPage(title, chapter, at), 'pages'));
    }
    chapters.push(pages);
  }
  const cover = await stored(place, drawCover(title), 'covers');
  const square = await stored(place, drawSquare(title), 'covers');
  return { chapters, coverId: cover.imageId, squareId: square.imageId };
}

/** A title with its chapters: all of it, or nothing. */
async function addTitle(place: Place, title: DrawnTitle, readers: Readers): Promise<void> {
  const { db, now } = place;
  const { creatorWords: words } = drawnArea;
  const { chapters, coverId, squareId } = await drawAll(place, title);
  await inTransaction(db, async (tx) => {
    const createdAt = daysBefore(now, title.begun);
    const [row] = await tx
      .insert(challengeTitle)
      .values({
        readerId: readers.creators[title.creator] ?? null,
        name: title.name,
        catchcopy: title.catchcopy,
        description: title.description,
        genreIds: title.genres.map(challengeGenreId),
        completed: title.completed ?? false,
        mature: title.mature ?? false,
        orientation: title.orientation ?? 'TTB',
        coverId,
        squareId,
        createdAt,
        updatedAt: createdAt,
      })
      .returning({ id: challengeTitle.id });
    if (row === undefined) throw new Error('a title was not stored');
    const contentId = row.id;
    const appeared: AppearedChapter[] = [];
    for (const [at, pages] of chapters.entries()) {
      const left = title.chapters - 1 - at;
      const share = title.chapters === 1 ? 0 : left / (title.chapters - 1);
      const publishedAt = daysBefore(now, title.updated + (title.begun - title.updated) * share);
      const [chapter] = await tx
        .insert(challengeChapter)
        .values({
          contentId,
          name: `第${at + 1}話`,
          status: 'published',
          version: `demo-${at + 1}`,
          publishedAt,
          authorComment: words[(title.creator + at) % words.length] ?? null,
          coverId: squareId,
          createdAt: publishedAt,
          updatedAt: publishedAt,
        })
        .returning({ id: challengeChapter.id });
      const chapterId = chapter?.id ?? 0;
      appeared.push({ chapterId, publishedAt });
      await tx.insert(challengeChapterImage).values(
        pages.map(({ imageId, size }, page) => ({
          chapterId,
          page: page + 1,
          slice: 0,
          imageId,
          size,
          description: (title.lines[(at + page) % 3] ?? '').replaceAll('/', ''),
        })),
      );
    }
    await react(tx, { title, contentId, chapters: appeared, readers, now });
  });
}

/** What the editors picked, where nobody has picked anything. */
async function pick(place: Place): Promise<void> {
  const { db } = place;
  if ((await db.$count(challengePickup)) > 0) return;
  const rows = await db.select().from(challengeTitle);
  const picked = [
    '魔王城の経理さん',
    '潮のにおいがする部屋',
    'となりの席のタヌキ',
    '逆さ時計の塔',
    '影ふみ鬼',
    'わたしの町の怪獣',
  ];
  for (const [sort, name] of picked.entries()) {
    const title = rows.find((row) => row.name === name);
    const drawn = drawnArea.titles.find((each) => each.name === name);
    if (title === undefined || drawn === undefined) continue;
    const { imageId } = await stored(place, drawPickup(drawn), 'covers');
    await db.insert(challengePickup).values({ sort, name, contentId: title.id, imageId });
  }
}

/** A banner, where the area has none. */
async function addBanner(place: Place): Promise<void> {
  const { db } = place;
  const [hand] = hands.slice(3);
  if (hand === undefined || (await db.$count(banner, eq(banner.area, challengeArea))) > 0) return;
  const words = 'あなたの一話を待っています';
  const { imageId } = await stored(place, drawBanner(words, hand), 'covers');
  await db.insert(banner).values({
    language: 'ja-JP',
    category: 'all_comic',
    area: challengeArea,
    sort: 1,
    title: words,
    themeColor: '#ffd447',
    imageId,
    link: '/manage/title/new',
  });
}

/**
 * Fills the challenge area with titles that creators of the demo have drawn, each whole, and makes
 * the rankings. Run again, what stands is left alone.
 */
export async function seedChallenge(place: Place, signal?: AbortSignal): Promise<void> {
  const { db, now } = place;
  const known = new Set((await db.select().from(challengeTitle)).map(({ name }) => name));
  const missing = drawnArea.titles.filter(({ name }) => !known.has(name));
  const readers = await addReaders(db);
  for (const title of missing) {
    signal?.throwIfAborted();
    await addTitle(place, title, readers);
  }
  await pick(place);
  await addBanner(place);
  if (missing.length > 0) await rankTitles(db, now);
}
