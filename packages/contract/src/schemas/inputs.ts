import { z } from 'zod';
import { contentCategories, contentTypes } from '../vocabulary.ts';

/** PostgreSQL's integer, so that a number from outside never overflows a query. */
const maxId = 2_147_483_647;

const digits = z.union([z.string().regex(/^\d{1,10}$/), z.int()]).transform(Number);

/** A numeric id in a path, query or form. */
export const id = digits.pipe(z.int().min(1).max(maxId));

/** A time in seconds since 1970. */
export const seconds = digits.pipe(z.int().min(1));

/** A page number from 0; far pages are refused rather than scanned. */
export const pageNo = digits.pipe(z.int().min(0).max(100_000));

export function pageSize(standard: number) {
  return digits.pipe(z.int().min(1).max(100)).default(standard);
}

/** A short name in a path: letters, digits, `_` and `-`. */
export const code = z.string().regex(/^[\w-]{1,64}$/);

/** Text from outside: no NUL, which PostgreSQL refuses. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'must not hold NUL');
}

export const category = z.enum(contentCategories);

export const contentPath = z.object({ contentType: z.enum(contentTypes), contentId: id });

export const chapterPath = contentPath.extend({ chapterId: id });
