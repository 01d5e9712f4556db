import { z } from 'zod';
import { picture } from './image.ts';

/**
 * Words of a page that operators wrote, all in one look; `\n` is a break of the line. `href` is a
 * path of the site or an address that may be followed, else null.
 */
const writtenSpan = z.object({
  text: z.string(),
  strong: z.boolean(),
  emphasis: z.boolean(),
  href: z.string().nullable(),
});
export type WrittenSpan = z.infer<typeof writtenSpan>;

const spans = z.array(writtenSpan);

const writtenItem = z.object({
  /** 0 of the list itself, more of lists within its items. */
  depth: z.int().nonnegative(),
  spans,
});

/**
 * A piece of a page that was written as Markdown (decision "contest pages, external guide pages").
 * Nothing else can be in one: the service has left out HTML, other addresses and others' pictures.
 */
const writtenBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), spans }),
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), spans }),
  z.object({
    kind: z.literal('list'),
    /** The first number; null where it has none. */
    start: z.int().nonnegative().nullable(),
    items: z.array(writtenItem),
  }),
  z.object({ kind: z.literal('quote'), spans }),
  z.object({
    kind: z.literal('picture'),
    picture,
    /** What is to be seen, for who does not see it. */
    alt: z.string(),
    /** Below it; empty without one. */
    caption: z.string(),
  }),
  z.object({ kind: z.literal('rule') }),
]);
export type WrittenBlock = z.infer<typeof writtenBlock>;

export const writtenPage = z.array(writtenBlock);
export type WrittenPage = z.infer<typeof writtenPage>;
