import { z } from 'zod';

/** `#rrggbb`. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/);

/** A picture that needs no signature: covers, banners, thumbnails. Sizes in pixels. */
export const picture = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Picture = z.infer<typeof picture>;

/**
 * One image of a comic chapter. `url` and the urls of `sources` are encrypted: base64url of
 * a 12-byte IV and the AES-GCM ciphertext of the address; `parameter` is appended after decoding.
 */
export const chapterImage = z.object({
  id: z.string(),
  /** The page it belongs to, from 1, and its place within the page, from 0, top to bottom. */
  page: z.int().positive(),
  slice: z.int().nonnegative(),
  url: z.string(),
  parameter: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  dominantColor: color,
  /** A picture of a few pixels as a data: address. */
  placeholder: z.string(),
  /** The same image at smaller and equal widths, encrypted like `url`. */
  sources: z.array(z.object({ width: z.int().positive(), url: z.string() })),
});
export type ChapterImage = z.infer<typeof chapterImage>;
