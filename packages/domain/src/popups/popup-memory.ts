/** Local storage key of what a browser knows of the popups that it has shown. */
export const popupMemoryKey = 'hanji.popups';

const version = 1;

/**
 * What is kept of popups (reading-service, section 4): the latest time that one was shown, its
 * index, and the ids not to be shown again. Beside them when each was shown, for the decision on
 * popup repetition. Times in milliseconds since 1970.
 */
export type PopupMemory = {
  readonly latestShownAt: number | null;
  readonly latestIndex: number | null;
  readonly skippedIds: readonly number[];
  readonly shown: readonly { readonly id: number; readonly at: number }[];
};

export const noPopupMemory: PopupMemory = {
  latestShownAt: null,
  latestIndex: null,
  skippedIds: [],
  shown: [],
};

/** Reads what was stored; whatever of it cannot be read counts as never stored. Never throws. */
export function readPopupMemory(text: string | null): PopupMemory {
  const stored = parse(text);
  if (stored['version'] !== version) return noPopupMemory;
  return {
    latestShownAt: countOf(stored['latestShownAt']),
    latestIndex: countOf(stored['latestIndex']),
    skippedIds: listOf(stored['skippedIds'], isCount),
    shown: listOf(stored['shown'], isShown),
  };
}

/** As it is stored; `readPopupMemory` gives the same back. */
export function writePopupMemory(memory: PopupMemory): string {
  return JSON.stringify({ version, ...memory });
}

/** What is kept once a popup was shown; `now` in milliseconds. */
export function afterShown(
  memory: PopupMemory,
  { id, index }: { readonly id: number; readonly index: number },
  now: number,
): PopupMemory {
  return {
    ...memory,
    latestShownAt: now,
    latestIndex: index,
    shown: [...memory.shown.filter((entry) => entry.id !== id), { id, at: now }],
  };
}

/** What is kept once a reader said "do not show again". */
export function afterSkipped(memory: PopupMemory, id: number): PopupMemory {
  return { ...memory, skippedIds: [...new Set([...memory.skippedIds, id])] };
}

type JsonObject = Readonly<Record<string, unknown>>;

function parse(text: string | null): JsonObject {
  try {
    const value: unknown = JSON.parse(String(text));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is JsonObject {
  return value instanceof Object;
}

/** A number of milliseconds, an index or an id. */
function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isShown(value: unknown): value is PopupMemory['shown'][number] {
  return isObject(value) && isCount(value['id']) && isCount(value['at']);
}

function countOf(value: unknown): number | null {
  return isCount(value) ? value : null;
}

function listOf<One>(value: unknown, isOne: (entry: unknown) => entry is One): One[] {
  return Array.isArray(value) ? value.filter(isOne) : [];
}
