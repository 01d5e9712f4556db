import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Coverage } from './coverage.ts';

/** Ids of the rows that passing tests named when the list was last kept, one a line. */
const listName = 'proven.txt';

/** The kept list; empty where there is none. */
export function readProvenRows(folder: string): string[] {
  const file = path.join(folder, listName);
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : [];
}

/** Keeps the rows that are covered now; gives their number. */
export function keepProvenRows(folder: string, coverage: Coverage): number {
  const ids = coveredIds(coverage).toSorted();
  writeFileSync(path.join(folder, listName), ids.map((id) => `${id}\n`).join(''));
  return ids.length;
}

/** Rows of the kept list that no test names any more, or that are no rows any more. */
export function lostRows(kept: readonly string[], { rows }: Coverage): string[] {
  const named = new Set(rows.flatMap(({ id, state }) => (state === 'uncovered' ? [] : [id])));
  return kept.filter((id) => !named.has(id));
}

/** Rows that are covered and not on the kept list yet. */
export function newlyProvenRows(kept: readonly string[], coverage: Coverage): string[] {
  const before = new Set(kept);
  return coveredIds(coverage).filter((id) => !before.has(id));
}

function coveredIds({ rows }: Coverage): string[] {
  return rows.flatMap(({ id, state }) => (state === 'covered' ? [id] : []));
}
