import type { Locale } from '@hanji/contract/vocabulary.ts';

/** Where the page of an event is. */
export function eventPath(id: number): string {
  return `/event/${id}`;
}

/** Where the text of an event is written, and whose pictures it names. */
export function eventText({ language, key }: { readonly language: Locale; readonly key: string }) {
  const folder = `event/${language}/${key}`;
  return { folder, key: folder };
}
