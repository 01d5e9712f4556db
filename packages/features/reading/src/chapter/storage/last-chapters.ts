import { readStored, writeStored } from './stored-value.ts';

const key = 'hanji.lastChapters';
const version = 1;
/** Titles that somebody may come back to. */
const kept = 200;

type Stored = { version: number; chapters: [contentId: number, chapterId: number][] };

/** The chapter of a title that was opened last on this device; null where none was. */
export function readLastChapter(contentId: number): number | null {
  return readAll().find(([id]) => id === contentId)?.[1] ?? null;
}

/** Remembers it; the oldest of over 200 titles are forgotten. */
export function writeLastChapter(contentId: number, chapterId: number): void {
  const others = readAll().filter(([id]) => id !== contentId);
  const chapters = [[contentId, chapterId], ...others].slice(0, kept);
  writeStored(key, { version, chapters });
}

function readAll(): Stored['chapters'] {
  const stored = readStored(key);
  return isStored(stored) ? stored.chapters : [];
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === version &&
    'chapters' in value &&
    Array.isArray(value.chapters) &&
    value.chapters.every(
      (entry) =>
        Array.isArray(entry) && typeof entry[0] === 'number' && typeof entry[1] === 'number',
    )
  );
}
