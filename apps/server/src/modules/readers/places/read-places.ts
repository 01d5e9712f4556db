import { and, desc, eq, max, ne } from 'drizzle-orm';
import type { ReadingPlace, ReadingPlaces } from '@hanji/contract/entities/reading-place.ts';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { chapterReading, titleReading } from '#db/schema/readers/reading.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { isChapterOut } from '#modules/catalogue/out.ts';
import { admitToTitle, type TitlePath } from '#modules/admission/admission.ts';

type Asked = {
  readonly memberId: string;
  readonly contentId: number;
  readonly unit: ChapterUnit;
  readonly device: string;
  readonly now: Date;
};

/**
 * Where the member who asks has come to in a unit of a title on other devices than this one, whose
 * own places it has itself. Only chapters that are out are named.
 */
export async function readPlaces(
  context: RequestContext,
  path: TitlePath & { readonly chapterUnit: ChapterUnit },
  device: string,
  caller: Caller,
): Promise<ReadingPlaces> {
  await admitToTitle(context, path, caller);
  const who = caller.reader;
  if (!('memberId' in who)) return { own: null, latest: null, furthest: null };
  const { contentId, chapterUnit: unit } = path;
  const asked = { memberId: who.memberId, contentId, unit, device, now: context.now() };
  const [own, latest, furthest] = await Promise.all([
    ownTime(context.db, asked),
    latestElsewhere(context.db, asked),
    furthestElsewhere(context.db, asked),
  ]);
  return { own: own?.toISOString() ?? null, latest, furthest };
}

/** A chapter of the unit that is asked about, and out. */
function ofUnit({ contentId, unit, now }: Asked) {
  return and(eq(chapter.contentId, contentId), eq(chapter.unit, unit), isChapterOut(now));
}

function ofMember({ memberId, contentId }: Asked) {
  return and(eq(reader.memberId, memberId), eq(chapterReading.contentId, contentId));
}

async function ownTime(db: Executor, asked: Asked): Promise<Date | null> {
  const [found] = await db
    .select({ at: max(chapterReading.placedAt) })
    .from(reader)
    .innerJoin(chapterReading, eq(chapterReading.readerId, reader.id))
    .innerJoin(chapter, eq(chapter.id, chapterReading.chapterId))
    .where(and(ofMember(asked), ofUnit(asked), eq(chapterReading.placeDevice, asked.device)));
  return found?.at ?? null;
}

const named = { chapterId: chapter.id, chapterName: chapter.name, sort: chapter.sort };

async function latestElsewhere(db: Executor, asked: Asked): Promise<ReadingPlace | null> {
  const [found] = await db
    .select({
      ...named,
      share: chapterReading.placeShare,
      position: chapterReading.placePosition,
      contentVersion: chapterReading.placeVersion,
      at: chapterReading.placedAt,
    })
    .from(reader)
    .innerJoin(chapterReading, eq(chapterReading.readerId, reader.id))
    .innerJoin(chapter, eq(chapter.id, chapterReading.chapterId))
    .where(and(ofMember(asked), ofUnit(asked), ne(chapterReading.placeDevice, asked.device)))
    .orderBy(desc(chapterReading.placedAt))
    .limit(1);
  return found === undefined ? null : placeOf(found);
}

async function furthestElsewhere(db: Executor, asked: Asked): Promise<ReadingPlace | null> {
  const [found] = await db
    .select({
      ...named,
      share: titleReading.furthestShare,
      position: titleReading.furthestPosition,
      contentVersion: titleReading.furthestVersion,
      at: titleReading.furthestAt,
    })
    .from(reader)
    .innerJoin(titleReading, eq(titleReading.readerId, reader.id))
    .innerJoin(chapter, eq(chapter.id, titleReading.furthestChapterId))
    .where(
      and(
        eq(reader.memberId, asked.memberId),
        eq(titleReading.contentId, asked.contentId),
        eq(titleReading.unit, asked.unit),
        ofUnit(asked),
        ne(titleReading.furthestDevice, asked.device),
      ),
    );
  return found === undefined ? null : placeOf(found);
}

type Found = {
  readonly [Key in keyof Omit<ReadingPlace, 'at'>]: ReadingPlace[Key] | null;
} & { readonly at: Date | null };

/** Rows that name a device are whole: a constraint says so. */
function placeOf({ at, share, contentVersion, chapterId, chapterName, sort, position }: Found) {
  if (at === null || share === null || contentVersion === null) return null;
  if (chapterId === null || chapterName === null || sort === null) return null;
  return { chapterId, chapterName, sort, share, position, contentVersion, at: at.toISOString() };
}
