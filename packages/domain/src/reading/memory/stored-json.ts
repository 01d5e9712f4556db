/** What stored text says, as JSON; null for text that is missing or cannot be read. */
export function parseStored(text: string | null): unknown {
  try {
    // Storage says null for what it does not hold, which is JSON for the same.
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** The members of a stored object; none of anything else, a list included. */
export function membersOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && !Array.isArray(stored) ? { ...stored } : {};
}

/** Whether a value can be an id of the wire: an integer above 0. */
export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

const longestText = 200;

/** Whether a value can be a name that the service gave: text, not empty and not endless. */
export function isStoredText(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= longestText;
}
