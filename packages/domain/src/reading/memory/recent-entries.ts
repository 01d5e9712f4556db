import { isId, membersOf, parseStored } from '#reading/memory/stored-json.ts';

/** What a device remembers by id, newest first and no id twice. */
export type RecentEntries<Value> = readonly (readonly [id: number, value: Value])[];

/** The entries with one more in front; the oldest beyond `kept` are forgotten. */
export function remember<Value>(
  entries: RecentEntries<Value>,
  id: number,
  value: Value,
  kept: number,
): RecentEntries<Value> {
  const others = entries.filter(([other]) => other !== id);
  return [[id, value] as const, ...others].slice(0, kept);
}

/** What is remembered of an id; null where nothing is. */
export function recall<Value>(entries: RecentEntries<Value>, id: number): Value | null {
  return entries.find(([other]) => other === id)?.[1] ?? null;
}

/**
 * Entries out of stored text of one version, `{ version, [name]: entries }`; one that cannot be
 * read is left out, and text of another version or of no such shape holds none.
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
    const [id, given]: readonly unknown[] = entry;
    const value = readValue(given);
    return isId(id) && value !== null ? [[id, value] as const] : [];
  });
}
