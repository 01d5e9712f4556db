import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the catalogue serves besides itself: made anew by `prepare.ts`, never kept in the repository. */
export const publicFolder = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../node_modules/.cache/hanji/public',
);

/** The drawn part of it, served under `/art`. */
export const artFolder = path.join(publicFolder, 'art');
