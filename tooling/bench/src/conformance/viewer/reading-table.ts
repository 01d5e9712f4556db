import path from 'node:path';
import { columns } from '#columns.ts';
import type { CheckedReading } from './read-books.ts';

const head = [
  'book in the viewer',
  'characters',
  'pages',
  'opened, s',
  'asked',
  'places',
  'left',
  '',
];

function row({ file, characters, read, verdict }: CheckedReading): readonly string[] {
  const words = verdict.held ? verdict.words : `MISSED: ${verdict.words}`;
  const left = read?.left ? read.left.frames + read.left.addresses : null;
  return [
    path.basename(file),
    characters?.toLocaleString('en') ?? '',
    read ? read.pages.toLocaleString('en') : '',
    read?.seconds.toFixed(2) ?? '',
    read ? String(read.asked.length) : '',
    read?.texts ? String(read.placesLost) : '',
    left === null ? '' : String(left),
    words,
  ];
}

/**
 * What came of reading books, one a row, and the first passages that are on no page or on two. `asked` are
 * addresses outside, `places` those that were lost, `left` frames and addresses after it was closed.
 */
export function readingTable(books: readonly CheckedReading[]): string {
  const passages = books.flatMap(({ file, read, verdict }) => {
    if (verdict.held || !read?.texts) return [];
    const { lost, added } = read.texts;
    return [
      ...lost.slice(0, 3).map(({ text, at }) => `- at ${at}: ${text.slice(0, 80)}`),
      ...added.slice(0, 3).map(({ text, at }) => `+ at ${at}: ${text.slice(0, 80)}`),
    ].map((passage) => `${path.basename(file)}: ${passage}`);
  });
  return [columns([head, ...books.map(row)]), ...passages].join('\n');
}
