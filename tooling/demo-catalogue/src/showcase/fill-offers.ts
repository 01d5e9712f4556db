import type { Transaction } from '@hanji/server/db/executor.ts';
import type { ContentCategory, PromotionCategory } from '@hanji/contract/vocabulary.ts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { chapter } from '@hanji/server/db/schema/works/chapter.ts';
import { popup, promotion } from '@hanji/server/db/schema/works/showcase.ts';
import type { WorkLocale } from '#script.ts';
import { promotionOf, type PutEvent } from '#showcase/events/put-events.ts';
import { popups, promotions } from './offers.ts';
import { choose, type ShownWork } from './shown-works.ts';

type Offered = { readonly works: readonly ShownWork[]; readonly events: readonly PutEvent[] };

const day = 86_400_000;
function after(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day);
}
function pathOf(work: ShownWork): string {
  return `/${work.type}/${work.id}`;
}

async function putPopups(
  tx: Transaction,
  language: WorkLocale,
  { works, events }: Offered,
  now: Date,
): Promise<void> {
  // Readers put a popup away by its id, so that one which stands is not made anew.
  await tx.delete(popup).where(and(eq(popup.language, language), lte(popup.endAt, now)));
  const [known] = await tx.select().from(popup).where(eq(popup.language, language)).limit(1);
  if (known !== undefined) return;
  const [first, second] = choose(works, 'event', 2);
  const told = events.find(({ plan }) => !plan.mature);
  if (first === undefined || second === undefined || told === undefined) return;
  const running = { language, startAt: after(now, -1), endAt: after(now, 21) };
  const of = (work: ShownWork) => ({
    themeColor: work.themeColor,
    imageId: work.keyVisualId,
    webLinkUrl: pathOf(work),
  });
  const { content } = popups.home;
  await tx.insert(popup).values([
    {
      ...running,
      // No longer than what it tells of.
      endAt: told.endAt,
      themeColor: told.themeColor,
      imageId: told.imageId,
      webLinkUrl: told.path,
      area: 'center',
      page: 'home',
      uiType: 'content',
      category: 'event',
      title: told.title,
      description: told.summary,
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

/** A title whose chapters have an event says so on its home, and leads to it. */
async function putPromotions(
  tx: Transaction,
  language: WorkLocale,
  { works, events }: Offered,
  now: Date,
): Promise<void> {
  const ids = works.map((w) => w.id);
  if (ids.length === 0) return;
  await tx.delete(promotion).where(inArray(promotion.contentId, ids));
  for (const [kind, category] of Object.entries(promotionOf) as [
    keyof typeof promotionOf,
    PromotionCategory,
  ][]) {
    const titles = await tx
      .selectDistinct({ contentId: chapter.contentId })
      .from(chapter)
      .where(and(inArray(chapter.contentId, ids), eq(chapter.event, kind)))
      .orderBy(chapter.contentId);
    const rows = titles.flatMap(({ contentId }, i) => {
      const work = works.find((w) => w.id === contentId);
      const within = events.find(
        ({ plan, titles: taking }) => plan.titles === kind && taking.includes(contentId),
      );
      return work === undefined
        ? []
        : [
            {
              contentId,
              category,
              title: promotions[category][language],
              webLinkUrl: within?.path ?? pathOf(work),
              endAt: within?.endAt ?? after(now, 4 + (i % 10)),
            },
          ];
    });
    if (rows.length > 0) await tx.insert(promotion).values(rows);
  }
}

/** What is told of works and events, in popups and as promotions of titles, from around `now` on. */
export async function fillOffers(
  tx: Transaction,
  language: WorkLocale,
  category: ContentCategory,
  offered: Offered,
  now: Date,
): Promise<void> {
  // Popups belong to a page, not to a category.
  if (category === 'all_comic') await putPopups(tx, language, offered, now);
  await putPromotions(tx, language, offered, now);
}
