import { writeBook } from '@hanji/server/ingest/epub/write/write-book.ts';
import type { PlannedTitle } from './planned-title.ts';

/** A complete EPUB of one chapter. */
export function novelChapterBook(
  title: PlannedTitle,
  name: string,
  body: string,
): Promise<Uint8Array> {
  const document = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="${title.language}" xml:lang="${title.language}">
<head><title>${name}</title></head>
<body>${body}</body>
</html>
`;
  return writeBook({
    identifier: `urn:hanji:journeys:${title.language}:${title.key}:${name}`,
    title: `${title.name} ${name}`,
    language: title.language,
    authors: [{ name: title.author }],
    publisher: 'Hanji',
    pageDirection: null,
    documents: [
      {
        path: 'text/chapter.xhtml',
        title: name,
        bytes: new TextEncoder().encode(document),
        properties: [],
      },
    ],
    resources: [],
  });
}
