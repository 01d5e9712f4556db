import type { Rolldown } from 'vite';

const library = /node_modules[\\/]|rolldown[\\/]runtime/;
const words = /[\\/]phrases[\\/]|[\\/]i18n[\\/]src[\\/]locales[\\/]/;
/** What stands in for what browsers offer on secure origins alone. */
const insecure = /[\\/]@noble[\\/]|[\\/]encrypt-oaep\.ts$/;

/**
 * For an edition of few pages: the libraries in one file, the words in another, and all else in a
 * third. Thirty files of some KiB each take a fifth more than the same in one.
 */
export function smallChunks(): Rolldown.CodeSplittingOptions {
  return {
    groups: [
      { name: 'insecure', test: insecure, priority: 3 },
      { name: 'framework', test: library, priority: 2 },
      { name: 'edition', test: (id) => !words.test(id), priority: 1 },
    ],
  };
}
