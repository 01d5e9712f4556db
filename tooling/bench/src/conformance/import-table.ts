import path from 'node:path';
import { columns } from '#columns.ts';
import type { Checked } from './check-book.ts';

const figure = (value: number | null): string => (value === null ? '' : value.toLocaleString('en'));

function row(file: string, book: Checked): readonly string[] {
  return [
    path.basename(file),
    book.readAs,
    figure(book.chapters),
    figure(book.letters),
    figure(book.pictures),
    figure(book.pages),
    figure(book.reported),
    book.seconds.toFixed(1),
    figure(book.memory === 0 ? null : Math.round(book.memory)),
    book.verdict.held ? book.verdict.words : `MISSED: ${book.verdict.words}`,
  ];
}

const head = [
  'book',
  'read as',
  'chapters',
  'characters',
  'pictures',
  'pages',
  'left out',
  's',
  'MiB',
  '',
];

/** What came of taking books in, one a row, and the passages that were lost or added. */
export function importTable(checked: readonly (readonly [file: string, book: Checked])[]): string {
  const passages = checked.flatMap(([file, book]) =>
    book.passages.map((passage) => `${path.basename(file)}: ${passage}`),
  );
  return [columns([head, ...checked.map(([file, book]) => row(file, book))]), ...passages].join(
    '\n',
  );
}
