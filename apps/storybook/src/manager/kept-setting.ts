import { toolbars } from '#toolbars/toolbars.ts';

const names = Object.keys(toolbars);

/** What is kept of the toolbars: edition, language and theme. */
export function keptSetting(globals: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, globals[name]])));
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What was chosen last, without what the address asks for itself (`edition:ja;theme:dark`). */
export function readSetting(kept: string | null, asked: string): Record<string, string> {
  const inAddress = new Set(asked.split(';').map((pair) => pair.split(':')[0]));
  return Object.fromEntries(
    Object.entries(parsed(kept)).filter(
      (entry): entry is [string, string] =>
        names.includes(entry[0]) && typeof entry[1] === 'string' && !inAddress.has(entry[0]),
    ),
  );
}
