import { z } from 'zod';
import { coinHistoryMonths, contentCategories, contentTypes } from '../vocabulary.ts';

/** PostgreSQL's integer, so that a number from outside never overflows a query. */
const maxId = 2_147_483_647;

/** Text from outside: neither NUL nor half a character, which PostgreSQL refuses, the latter in JSON. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'must not hold NUL')
    .refine((value) => value.isWellFormed(), 'must be well-formed Unicode');
}

const digits = z.union([z.string().regex(/^\d{1,10}$/), z.int()]).transform(Number);

/** A numeric id in a path, query or form. */
export const id = digits.pipe(z.int().min(1).max(maxId));

/** Where a page ended, written as `form` has it; what its groups hold is an integer of PostgreSQL. */
export function cursor(form: RegExp) {
  return z
    .string()
    .regex(form)
    .refine((value) => {
      const [, ...integers] = form.exec(value) ?? [];
      return !integers.some((integer) => Number(integer) > maxId);
    }, 'must hold ids');
}

/** How many days ahead is looked for coins that end. */
export const coinDays = digits.pipe(z.int().min(1).max(365));

/** A price in coins, more than any there is. */
export const coins = digits.pipe(z.int().min(0).max(1_000_000));

/** A price in money: in the smallest unit of its currency. */
export const money = digits.pipe(z.int().min(1).max(maxId));

/** Ids with commas between them, each once: as many as the longest titles have chapters. */
export const ids = text(11_000)
  .regex(/^\d{1,10}(,\d{1,10}){0,999}$/)
  .transform((value) => [...new Set(value.split(',').map(Number))])
  .pipe(z.array(z.int().min(1).max(maxId)));

/** Up to a whole number that JavaScript counts exactly, as entries of the ledger are numbered. */
const entryId = z
  .union([z.string().regex(/^\d{1,15}$/), z.int()])
  .transform(Number)
  .pipe(z.int().min(1));

/** What of a history of coins is asked for. */
export function coinHistory<const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) {
  return z.object({
    cursor: entryId.optional(),
    kind: z.enum(kinds).optional(),
    months: digits.pipe(z.literal(coinHistoryMonths)).optional(),
  });
}

/** A time in seconds since 1970. */
export const seconds = digits.pipe(z.int().min(1));

/** A page number from 0; far pages are refused rather than scanned. */
export const pageNo = digits.pipe(z.int().min(0).max(100_000));

export function pageSize(standard: number, most = 100) {
  return digits.pipe(z.int().min(1).max(most)).default(standard);
}

/** A short name in a path: letters, digits, `_` and `-`. */
export const code = z.string().regex(/^[\w-]{1,64}$/);

export const category = z.enum(contentCategories);

export const contentPath = z.object({ contentType: z.enum(contentTypes), contentId: id });

export const chapterPath = contentPath.extend({ chapterId: id });

export const yesNo = z.enum(['Y', 'N']);

/** What may be an email; the rule of domain says whether it is one. */
export const email = text(254);

/** What this service made and takes back: base64url, of 128 bits or more. */
export const opaqueToken = z.string().regex(/^[\w-]{22,128}$/);

/** A key of this service, and at most what RSA of 4096 bits makes of a password, in base64. */
export const encryptedPassword = z.object({
  sessionKey: opaqueToken,
  rsaEncryptedString: z.string().regex(/^[A-Za-z0-9+/]{1,1024}={0,2}$/),
});

/** Drawn at random by who sends something, so that it is kept once however often it comes. */
export const sentKey = z.string().regex(/^[\w-]{16,64}$/);

/** A share in a query or form, from 0 to 1, as JavaScript writes such a number. */
export const share = z
  .union([z.string().regex(/^[01]$|^0\.\d{1,30}$|^\d(\.\d{1,30})?e-\d{1,3}$/), z.number()])
  .transform(Number)
  .pipe(z.number().min(0).max(1));
