import { isId, isStoredText, membersOf, parseStored } from '#reading/memory/stored-json.ts';

/** Whose an entry is, by user id; null a visitor's, or one of the device. */
type Owner = string | null;

type RecentEntry<Value> = readonly [id: number, value: Value, owner?: string];

/** What a device remembers by owner and id, newest first and none twice. */
export type RecentEntries<Value> = readonly RecentEntry<Value>[];

function isOf(entry: RecentEntry<unknown>, id: number, owner: Owner): boolean {
  return entry[0] === id && (entry[2] ?? null) === owner;
}

/** The entries with one more in front; the oldest beyond `kept` are forgotten. */
export function remember<Value>(
  entries: RecentEntries<Value>,
  id: number,
  value: Value,
  kept: number,
  owner: Owner = null,
): RecentEntries<Value> {
  const others = entries.filter((entry) => !isOf(entry, id, owner));
  const own = owner === null ? ([id, value] as const) : ([id, value, owner] as const);
  return [own, ...others].slice(0, kept);
}

/** What is remembered of an id for that owner; null where nothing is. */
export function recall<Value>(
  entries: RecentEntries<Value>,
  id: number,
  owner: Owner = null,
): Value | null {
  return entries.find((entry) => isOf(entry, id, owner))?.[1] ?? null;
}

/**
 * A visitor's entries become a member's who has none of the same id, as far as `isTheirs` says so;
 * what is older in the browser may be of anybody.
 */
export function adopt<Value>(
  entries: RecentEntries<Value>,
  owner: string,
  isTheirs: (value: Value) => boolean,
): RecentEntries<Value> {
  return entries.map((entry) => {
    const [id, value, other] = entry;
    const has = entries.some((own) => isOf(own, id, owner));
    return other === undefined && !has && isTheirs(value) ? [id, value, owner] : entry;
  });
}

/**
 * Entries out of stored text of one version, `{ version, [name]: entries }`; once no entry had an
 * owner, and those are a visitor's; one that cannot be read is left out, and text of another version or of no such shape holds none.
 */
export function readEntries<Value>(
  text: string | null,
  { version, name }: { readonly version: number; readonly name: string },
  readValue: (stored: unknown) => Value | null,
): RecentEntries<Value> {
  const stored = membersOf(parseStored(text));
  const entries = stored[name];
  if (stored['version'] !== version || !Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return [];
    const [id, given, owner]: readonly unknown[] = entry;
    const value = readValue(given);
    if (!isId(id) || value === null) return [];
    return [isStoredText(owner) ? ([id, value, owner] as const) : ([id, value] as const)];
  });
}
