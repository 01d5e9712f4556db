import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { openLocalFolderStorage } from '#ports/local-folder-storage.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { ChapterSource, PictureSource, WorkSource } from '../work-source.ts';

export const publishedAt = new Date('2026-03-01T00:00:00Z');

/** A folder that is gone after the test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanji-ingest-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function temporaryStorage(): Promise<ObjectStorage> {
  return openLocalFolderStorage(await temporaryFolder());
}

export async function keysOf(storage: ObjectStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list('')) keys.push(key);
  return keys;
}

export function imageChapter(
  name: string,
  pictures: readonly PictureSource[],
  more: Partial<ChapterSource> = {},
): ChapterSource {
  return {
    key: name,
    unit: 'episode',
    name,
    publishedAt,
    sales: { free: true },
    body: {
      kind: 'images',
      async *pages() {
        for (const picture of pictures) yield { picture };
      },
    },
    ...more,
  };
}

export function comic(more: Partial<WorkSource> = {}): WorkSource {
  return {
    importKey: 'test:comic',
    digest: '1',
    keys: 'given',
    type: 'comic',
    language: 'en-US',
    name: 'Paper Boats',
    description: 'Two children fold the whole river.',
    status: 'started',
    genres: ['drama', 'slice-of-life'],
    authors: [{ name: 'Ada Writer', role: 'writer' }],
    restrictedAge: 0,
    orientation: 'TTB',
    chapterUnit: 'episode',
    chapters: [],
    ...more,
  };
}
