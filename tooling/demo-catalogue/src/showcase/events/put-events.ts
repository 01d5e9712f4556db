import type { ContentCategory, PromotionCategory } from '@hanji/contract/vocabulary.ts';
import type { Transaction } from '@hanji/server/db/executor.ts';
import { chapter } from '@hanji/server/db/schema/works/chapter.ts';
import { event } from '@hanji/server/db/schema/works/event.ts';
import { eventPath } from '@hanji/server/modules/events/event-places.ts';
import { writeEvent } from '@hanji/server/modules/events/write-event.ts';
import { titledParts } from '@hanji/server/modules/written/written-pages.ts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { textsOf } from '#contests/texts-of.ts';
import { palettes } from '#paint/palette.ts';
import type { WorkLocale } from '#script.ts';
import { isForEveryone, type ShownWork } from '#showcase/shown-works.ts';
import { demoEvents, type DemoEvent } from './demo-events.ts';

/** An event that stands, as what leads to it needs it. */
export type PutEvent = {
  readonly plan: DemoEvent;
  readonly category: ContentCategory | null;
  readonly title: string;
  readonly summary: string;
  readonly themeColor: string;
  readonly imageId: string;
  readonly endAt: Date;
  readonly path: string;
  readonly titles: readonly number[];
};

export type WorksByCategory = ReadonlyMap<ContentCategory, readonly ShownWork[]>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const most = 24;

/** Where it is midnight for the readers of a language; those elsewhere are told by UTC. */
const aheadOfUtc: Partial<Record<WorkLocale, number>> = { 'ko-KR': 9 * hour, 'ja-JP': 9 * hour };

/** From the first minute of a day to the last of another, counted from the day of `now`. */
function periodOf({ from, to }: DemoEvent, language: WorkLocale, now: Date) {
  const ahead = aheadOfUtc[language] ?? 0;
  const today = Math.floor((now.getTime() + ahead) / day) * day - ahead;
  return {
    startAt: new Date(today + from * day),
    endAt: new Date(today + (to + 1) * day - minute),
  };
}

/** The title, the sentence below it and the text of an event. */
function partsOf(key: string, language: WorkLocale) {
  const parts = titledParts(textsOf(`events/${key}`)[language] ?? '');
  const [summary = '', ...paragraphs] = parts?.body.trim().split('\n\n') ?? [];
  if (parts === null || paragraphs.length === 0) throw new Error(`no text of ${key}, ${language}`);
  return { title: parts.title, summary, body: paragraphs.join('\n\n') };
}

/** The works with chapters of which an event is so. */
async function worksByEvent(tx: Transaction, ids: readonly number[]) {
  const rows = await tx
    .selectDistinct({ id: chapter.contentId, kind: chapter.event })
    .from(chapter)
    .where(and(inArray(chapter.contentId, [...ids]), isNotNull(chapter.event)));
  return Map.groupBy(rows, ({ kind }) => kind);
}

/**
 * The events of one language, out of the works that are there. One of a key that stands keeps its
 * address; of one for which there is no work, there is nothing.
 */
export async function putEvents(
  tx: Transaction,
  language: WorkLocale,
  works: WorksByCategory,
  pictures: ReadonlyMap<string, string>,
  now: Date,
): Promise<PutEvent[]> {
  // From before they had pages: only the demo can have written those.
  await tx.delete(event).where(and(eq(event.language, language), eq(event.writtenBy, '')));
  const all = [...works.values()].flat();
  const byEvent = await worksByEvent(
    tx,
    all.map(({ id }) => id),
  );
  const put: PutEvent[] = [];
  for (const plan of demoEvents) {
    const { key, mature = false } = plan;
    const taking = all
      .filter((work) => isForEveryone(work) !== mature && takesPart(work, plan, byEvent))
      .slice(0, most);
    const imageId = pictures.get(key);
    if (imageId === undefined || (plan.titles !== null && taking.length === 0)) continue;
    const within = [...works].filter(([, own]) => own.some((work) => taking.includes(work)));
    const category = within.length === 1 ? (within[0]?.[0] ?? null) : null;
    const { body, ...said } = partsOf(key, language);
    const titles = taking.map(({ id }) => id);
    const { startAt, endAt } = periodOf(plan, language, now);
    const written = { language, key, category, ...said, body, mature, imageId, startAt, endAt };
    const id = await writeEvent(
      tx,
      {
        ...written,
        titles,
        links: plan.links.map(({ label, href }) => ({ label: label[language], href })),
        publishedAt: startAt,
        link: '',
        writtenBy: 'demo',
        pictures: new Map(),
      },
      now,
    );
    const themeColor = palettes[plan.palette].near;
    put.push({ plan, category, ...said, themeColor, imageId, endAt, path: eventPath(id), titles });
  }
  return put;
}

function takesPart(
  work: ShownWork,
  { titles }: DemoEvent,
  byEvent: Awaited<ReturnType<typeof worksByEvent>>,
): boolean {
  if (titles === 'just-begun') return work.status === 'started';
  return titles !== null && (byEvent.get(titles)?.some(({ id }) => id === work.id) ?? false);
}

/** What a title's home says of the event in which it takes part. */
export const promotionOf = {
  free_increased: 'chapter_free_for_now',
  discount: 'chapter_unlock_discount',
  coinback: 'chapter_unlock_coinback',
} as const satisfies Record<string, PromotionCategory>;
