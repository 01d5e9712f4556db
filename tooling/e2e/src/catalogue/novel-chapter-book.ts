import { writeBook, type BookParts } from '@hanji/server/ingest/epub/write/write-book.ts';
import type { WriteBook } from '@hanji/server/ingest/epub/write/written-book.ts';
import type { PlannedTitle } from './planned-title.ts';

/** Writes a complete EPUB of one chapter. */
export function novelChapterBook(title: PlannedTitle, name: string, body: string): WriteBook {
  const document = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="${title.language}" xml:lang="${title.language}">
<head><title>${name}</title></head>
<body>${body}</body>
</html>
`;
  const parts: BookParts = {
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
  };
  return (to) => writeBook(parts, to);
}
