import type { NamespaceContext } from './namespace-context.ts';

export const genres: NamespaceContext<'genres'> = {
  about: 'Names of genres, on chips and in lists.',
  phrases: {
    bl: { note: 'Stays as it is.' },
    gl: { note: 'The usual name in the language.' },
    gag: { note: 'Short, funny strips.' },
  },
};
