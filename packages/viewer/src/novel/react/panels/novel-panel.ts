import type { BookPicture } from '#novel/engine/reader-options.ts';
import type { ShownNote } from '#novel/react/notes/NoteBubble.tsx';

/** Those that show nothing of the text but what it is: they can be opened anew by their name. */
export const panelsOfBars = ['contents', 'search', 'text', 'speech', 'help'] as const;

/** What lies over the text when it is asked for. */
export type NovelPanel =
  | { readonly kind: (typeof panelsOfBars)[number] }
  | ({ readonly kind: 'note' } & ShownNote)
  | { readonly kind: 'picture'; readonly picture: BookPicture }
  | { readonly kind: 'leave'; readonly address: string };
