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

/** So many panels an image has at most; a page of more is none of panels. */
export const mostPanels = 64;

/**
 * A panel of an image, or what of it the image holds: pixels of the image, whole ones. One that goes
 * on above or below is cut by the image's edge, and its other piece is in the image next to it; of one
 * that does not, nothing is said: a long chapter has thousands.
 */
export const imagePanel = z.object({
  x: z.int().nonnegative(),
  y: z.int().nonnegative(),
  width: z.int().positive(),
  height: z.int().positive(),
  continuesAbove: z.boolean().optional(),
  continuesBelow: z.boolean().optional(),
});
export type ImagePanel = z.infer<typeof imagePanel>;

/**
 * One image of a comic chapter. `url` is encrypted: base64url of a 12-byte IV and the AES-GCM
 * ciphertext of the address; `parameter` is appended after decoding; its `exp` says when the
 * address runs out, in seconds since 1970. The decoded address ends with a
 * file that is named by the widest of `widths`; another width lies beside it by its own name.
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
  /** In pixels, the narrowest first. */
  widths: z.array(z.int().positive()).min(1),
  /** What is to be seen and said on its page, for who does not see it; with its first slice alone. */
  description: z.string().nullable(),
  /** In no order. Null where it is not sure which there are; empty where there are none. */
  panels: z.array(imagePanel).max(mostPanels).nullable(),
});
export type ChapterImage = z.infer<typeof chapterImage>;
