import { z } from 'zod';
import { popupUiTypes } from '../vocabulary.ts';

/** reading-service 3, Popup. `repeatInterval` in seconds; see the decision on popup repetition. */
export const popup = z.object({
  id: z.int().positive(),
  area: z.string(),
  page: z.string(),
  uiType: z.enum(popupUiTypes),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  themeColor: z.string(),
  htmlUrl: z.string().nullable(),
  imgUrl: z.string().nullable(),
  width: z.int().nonnegative(),
  height: z.int().nonnegative(),
  appLinkUrl: z.string().nullable(),
  webLinkUrl: z.string().nullable(),
  repeatInterval: z.int().nonnegative(),
  repeatable: z.boolean(),
  isSkip: z.boolean(),
});
export type Popup = z.infer<typeof popup>;
