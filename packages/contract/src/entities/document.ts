import { z } from 'zod';
import { locales } from '../vocabulary.ts';
import { page } from './home.ts';

/**
 * reading-service 3, Notice and FAQ document; `categoryPath` from the widest to the narrowest,
 * `body` is Markdown, `locale` the language of all of it.
 */
export const helpDocument = z.object({
  id: z.int().positive(),
  title: z.string(),
  body: z.string(),
  publishedAt: z.iso.datetime(),
  categoryPath: z.array(z.string()),
  locale: z.enum(locales),
});
export type HelpDocument = z.infer<typeof helpDocument>;

/** One as lists have it. */
const listedDocument = helpDocument.omit({ body: true });
export type ListedDocument = z.infer<typeof listedDocument>;

export const documentPage = z.object({
  documents: z.array(listedDocument),
  /** The widest categories of all there are, each once, in the order of the list. */
  categories: z.array(z.string()),
  page,
});
export type DocumentPage = z.infer<typeof documentPage>;
