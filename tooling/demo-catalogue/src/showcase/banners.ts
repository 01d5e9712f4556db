import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import type { Transaction } from '@hanji/server/db/executor.ts';
import { banner } from '@hanji/server/db/schema/works/showcase.ts';
import type { PutEvent } from '#showcase/events/put-events.ts';
import type { WorkLocale } from '#script.ts';
import type { ShownWork } from './shown-works.ts';
import { labels } from './words.ts';

function labelOf(work: ShownWork, language: WorkLocale): string {
  if (work.status === 'event') return labels.event[language];
  if (work.status === 'started') return labels.new[language];
  if (work.status === 'completed') return labels.completed[language];
  return work.original ? labels.original[language] : '';
}

/** The first sentence, short enough for two lines of a banner. */
function lineOf(text: string): string {
  const [first = text] = /^.+?[.!?。！？](?=\s|$|[^.!?。！？])/u.exec(text) ?? [];
  return first.length <= 90 ? first : '';
}

/** Banners of works, with what each is in a line; gives their ids. */
export async function bannersOf(
  tx: Transaction,
  language: WorkLocale,
  category: ContentCategory,
  area: string,
  works: readonly ShownWork[],
): Promise<number[]> {
  const rows = works.flatMap((work, sort) =>
    work.keyVisualId === null
      ? []
      : [
          {
            language,
            category,
            area,
            sort,
            title: work.name,
            additionalText: lineOf(work.description),
            label: labelOf(work, language),
            themeColor: work.themeColor,
            imageId: work.keyVisualId,
            largeImageId: work.keyVisualId,
            contentId: work.id,
          },
        ],
  );
  if (rows.length === 0) return [];
  const made = await tx.insert(banner).values(rows).returning({ id: banner.id });
  return made.map(({ id }) => id);
}

/** Banners of events, each for as long as that goes on. */
export async function eventBannersOf(
  tx: Transaction,
  language: WorkLocale,
  category: ContentCategory,
  area: string,
  events: readonly PutEvent[],
): Promise<number[]> {
  if (events.length === 0) return [];
  const rows = events.map(({ title, summary, themeColor, imageId, path, endAt }, sort) => ({
    language,
    category,
    area,
    sort,
    title,
    additionalText: lineOf(summary),
    label: labels.event[language],
    themeColor,
    imageId,
    largeImageId: imageId,
    link: path,
    kind: 'event' as const,
    endAt,
  }));
  const made = await tx.insert(banner).values(rows).returning({ id: banner.id });
  return made.map(({ id }) => id);
}
