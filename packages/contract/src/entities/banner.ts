import { z } from 'zod';
import { bannerCategories, bannerUiTypes } from '../banner-vocabulary.ts';

/**
 * challenge-and-shutdown 3, Banner. Its picture is `imgUrl`, which is `filePath`, a slash and
 * `fileName`; it leads to `webLinkUrl`, as `urlHttp` says for clients that know that name.
 * `expireRemained` in seconds, null where it has no end.
 */
export const banner = z.object({
  id: z.int().positive(),
  area: z.string(),
  elementUiType: z.enum(bannerUiTypes),
  category: z.enum(bannerCategories),
  title: z.string(),
  filePath: z.string(),
  fileName: z.string(),
  imgUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  urlHttp: z.string(),
  webLinkUrl: z.string(),
  expireRemained: z.int().nonnegative().nullable(),
});
export type Banner = z.infer<typeof banner>;
