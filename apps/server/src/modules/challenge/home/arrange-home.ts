import { and, asc, eq, max } from 'drizzle-orm';
import type { BannerCategory } from '@hanji/contract/banner-vocabulary.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { challengePickup, challengeTitle } from '#db/schema/challenge/title.ts';
import { image } from '#db/schema/works/image.ts';
import { banner } from '#db/schema/works/showcase.ts';
import { challengeLanguage } from '#modules/challenge/edition.ts';
import { challengeArea } from '#modules/challenge/titles/challenge-home.ts';

const ofArea = and(eq(banner.language, challengeLanguage), eq(banner.area, challengeArea));

/** What the editors picked, in the order in which it is shown, also what readers do not find now. */
export function pickupsOfHome(db: Executor) {
  return db
    .select({
      id: challengePickup.id,
      name: challengePickup.name,
      contentId: challengePickup.contentId,
      link: challengePickup.link,
      listed: challengeTitle.listed,
    })
    .from(challengePickup)
    .leftJoin(challengeTitle, eq(challengeTitle.id, challengePickup.contentId))
    .orderBy(asc(challengePickup.sort), asc(challengePickup.id));
}

export type PickupRow = Awaited<ReturnType<typeof pickupsOfHome>>[number];

/** Banners of the area's first page in their order, those that have ended among them. */
export function bannersOfHome(db: Executor) {
  return db
    .select({
      id: banner.id,
      title: banner.title,
      link: banner.link,
      kind: banner.kind,
      endAt: banner.endAt,
    })
    .from(banner)
    .where(ofArea)
    .orderBy(asc(banner.sort), asc(banner.id));
}

export type BannerRow = Awaited<ReturnType<typeof bannersOfHome>>[number];

type NewPickup = {
  readonly name: string;
  readonly imageId: string;
  /** A title of the area, or a link. */
  readonly leadsTo: { readonly contentId: number } | { readonly link: string };
};

/** Puts a pickup behind the last one; gives its number. */
export async function addPickup(
  db: Executor,
  { name, imageId, leadsTo }: NewPickup,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [last] = await tx.select({ sort: max(challengePickup.sort) }).from(challengePickup);
    const [made] = await tx
      .insert(challengePickup)
      .values({ name, imageId, ...leadsTo, sort: (last?.sort ?? 0) + 1 })
      .returning({ id: challengePickup.id });
    if (made === undefined) throw new Error('the pickup was not written');
    return made.id;
  });
}

type NewBanner = {
  readonly title: string;
  readonly imageId: string;
  readonly link: string;
  readonly kind: BannerCategory;
  /** Null where it stays until it is taken away. */
  readonly endAt: Date | null;
};

/** Puts a banner behind the last one, in the colour of its picture; gives its number. */
export async function addBanner(db: Executor, given: NewBanner): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [last] = await tx
      .select({ sort: max(banner.sort) })
      .from(banner)
      .where(ofArea);
    const [picture] = await tx
      .select({ themeColor: image.dominantColor })
      .from(image)
      .where(eq(image.id, given.imageId));
    if (picture === undefined) throw new Error(`the image ${given.imageId} is not there`);
    const [made] = await tx
      .insert(banner)
      .values({
        ...given,
        ...picture,
        language: challengeLanguage,
        category: 'all_comic',
        area: challengeArea,
        sort: (last?.sort ?? 0) + 1,
      })
      .returning({ id: banner.id });
    if (made === undefined) throw new Error('the banner was not written');
    return made.id;
  });
}

export async function removePickup(db: Executor, id: number): Promise<void> {
  await db.delete(challengePickup).where(eq(challengePickup.id, id));
}

/** One of another page stays. */
export async function removeBanner(db: Executor, id: number): Promise<void> {
  await db.delete(banner).where(and(ofArea, eq(banner.id, id)));
}
