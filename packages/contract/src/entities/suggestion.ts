import { z } from 'zod';
import { contentTypes } from '../vocabulary.ts';

/** Of titles and authors together. */
export const mostSuggestions = 8;

/** What a search field offers while a keyword is typed (reading-service 2, `/search`). */
export const searchSuggestions = z.object({
  titles: z
    .array(
      z.object({
        id: z.int().positive(),
        type: z.enum(contentTypes),
        name: z.string(),
        authors: z.array(z.string()),
      }),
    )
    .max(mostSuggestions),
  authors: z.array(z.string()).max(mostSuggestions),
});
export type SearchSuggestions = z.infer<typeof searchSuggestions>;
