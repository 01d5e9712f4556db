import type { Transaction } from '@hanji/server/db/executor.ts';
import type { ContentCategory, PromotionCategory } from '@hanji/contract/vocabulary.ts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { chapter } from '@hanji/server/db/schema/works/chapter.ts';
import { event, popup, promotion } from '@hanji/server/db/schema/works/showcase.ts';
import type { WorkLocale } from '#script.ts';
import { events, popups, promotions } from './offers.ts';
import { choose, type ShownWork } from './shown-works.ts';

const day = 86_400_000;
function after(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day);
}
function pathOf(work: ShownWork): string {
  return `/${work.type}/${work.id}`;
}

async function putEvents(
  tx: Transaction,
  language: WorkLocale,
  category: ContentCategory,
  works: readonly ShownWork[],
  now: Date,
): Promise<void> {
  await tx.delete(event).where(and(eq(event.language, language), eq(event.category, category)));
  const taken = new Set<number>();
  for (const plan of events) {
    const work = choose(works, plan.choice, 4).find(({ id }) => !taken.has(id));
    if (work === undefined || work.keyVisualId === null) continue;
    taken.add(work.id);
    await tx.insert(event).values({
      language,
      category,
      title: plan.title[language],
      mature: plan.mature,
      imageId: work.keyVisualId,
      startAt: after(now, plan.from),
      endAt: after(now, plan.to),
      link: pathOf(work),
    });
  }
}

async function putPopups(
  tx: Transaction,
  language: WorkLocale,
  works: readonly ShownWork[],
  now: Date,
): Promise<void> {
  // Readers put a popup away by its id, so that one which stands is not made anew.
  await tx.delete(popup).where(and(eq(popup.language, language), lte(popup.endAt, now)));
  const [known] = await tx.select().from(popup).where(eq(popup.language, language)).limit(1);
  if (known !== undefined) return;
  const [first, second] = choose(works, 'event', 2);
  if (first === undefined || second === undefined) return;
  const running = { language, startAt: after(now, -1), endAt: after(now, 21) };
  const of = (work: ShownWork) => ({
    themeColor: work.themeColor,
    imageId: work.keyVisualId,
    webLinkUrl: pathOf(work),
  });
  const { image, content } = popups.home;
  await tx.insert(popup).values([
    {
      ...running,
      ...of(first),
      area: 'center',
      page: 'home',
      uiType: 'image',
      category: 'event',
      title: image.title[language],
      description: image.text[language],
      repeatable: true,
      repeatInterval: 86_400,
    },
    {
      ...running,
      ...of(second),
      area: 'bottom',
      page: 'home',
      uiType: 'content',
      category: 'content',
      title: content.title[language],
      description: content.text[language],
    },
    {
      ...running,
      ...of(first),
      area: 'center',
      page: 'content_home',
      contentId: first.id,
      uiType: 'content',
      category: 'notice',
      title: popups.title.title[language],
      description: popups.title.text[language],
    },
  ]);
}

const kinds = {
  free_increased: 'chapter_free_for_now',
  discount: 'chapter_unlock_discount',
  coinback: 'chapter_unlock_coinback',
} as const satisfies Record<string, PromotionCategory>;

/** A title whose chapters have an event says so on its home. */
async function putPromotions(
  tx: Transaction,
  language: WorkLocale,
  works: readonly ShownWork[],
  now: Date,
): Promise<void> {
  const ids = works.map((w) => w.id);
  if (ids.length === 0) return;
  await tx.delete(promotion).where(inArray(promotion.contentId, ids));
  for (const [kind, category] of Object.entries(kinds) as [
    keyof typeof kinds,
    PromotionCategory,
  ][]) {
    const titles = await tx
      .selectDistinct({ contentId: chapter.contentId })
      .from(chapter)
      .where(and(inArray(chapter.contentId, ids), eq(chapter.event, kind)))
      .orderBy(chapter.contentId);
    const rows = titles.flatMap(({ contentId }, i) => {
      const work = works.find((w) => w.id === contentId);
      return work === undefined
        ? []
        : [
            {
              contentId,
              category,
              title: promotions[category][language],
              webLinkUrl: pathOf(work),
              endAt: after(now, 4 + (i % 10)),
            },
          ];
    });
    if (rows.length > 0) await tx.insert(promotion).values(rows);
  }
}

/** Events, popups and promotions, running from around `now`. */
export async function fillOffers(
  tx: Transaction,
  language: WorkLocale,
  category: ContentCategory,
  works: readonly ShownWork[],
  now: Date,
): Promise<void> {
  await putEvents(tx, language, category, works, now);
  // Popups belong to a page, not to a category.
  if (category === 'all_comic') await putPopups(tx, language, works, now);
  await putPromotions(tx, language, works, now);
}
