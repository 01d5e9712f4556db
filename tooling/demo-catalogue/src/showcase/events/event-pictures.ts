import type { Database } from '@hanji/server/db/client.ts';
import { event } from '@hanji/server/db/schema/works/event.ts';
import type { PictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import { eq } from 'drizzle-orm';
import { paintTheme } from '#contests/paint-poster.ts';
import { storeCanvas } from '#contests/store-canvas.ts';
import { demoEvents } from './demo-events.ts';

/** The pictures of events by their keys: the same in every language, and drawn once. */
export async function eventPictures(
  db: Database,
  pictures: PictureStore,
): Promise<ReadonlyMap<string, string>> {
  const standing = await db
    .select({ key: event.key, imageId: event.imageId })
    .from(event)
    .where(eq(event.writtenBy, 'demo'));
  const ids = new Map(standing.map(({ key, imageId }) => [key, imageId]));
  for (const { key, emblem, palette } of demoEvents) {
    if (ids.has(key)) continue;
    const canvas = paintTheme({ emblem, palette, seed: `event/${key}` });
    ids.set(key, await storeCanvas(pictures, canvas));
  }
  return ids;
}
