import { readStored, writeStored } from './stored-value.ts';

const key = 'hanji.readingPositions';
const version = 1;
/** Enough for the titles that somebody reads at the same time. */
const kept = 100;

type Stored<Position> = { version: number; positions: [number, Position][] };

/** Where reading stopped in a chapter on this device; null where it never began. */
export function readPosition<Position>(
  chapterId: number,
  isPosition: (value: unknown) => value is Position,
): Position | null {
  const found = readAll().find(([id]) => id === chapterId)?.[1];
  return isPosition(found) ? found : null;
}

/** Remembers where reading is; the oldest of over 100 chapters are forgotten. */
export function writePosition(chapterId: number, position: unknown): void {
  const others = readAll().filter(([id]) => id !== chapterId);
  const positions = [[chapterId, position], ...others].slice(0, kept);
  writeStored(key, { version, positions });
}

function readAll(): [number, unknown][] {
  const stored = readStored(key);
  return isStored(stored) ? stored.positions : [];
}

function isStored(value: unknown): value is Stored<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === version &&
    'positions' in value &&
    Array.isArray(value.positions) &&
    value.positions.every((entry) => Array.isArray(entry) && typeof entry[0] === 'number')
  );
}
