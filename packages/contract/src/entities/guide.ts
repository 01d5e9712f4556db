import { z } from 'zod';
import { writtenPage } from './written-page.ts';

/** A page to which the banners of the editors lead (challenge-and-shutdown 2.3, pickup section). */
export const guide = z.object({ title: z.string(), text: writtenPage });
export type Guide = z.infer<typeof guide>;
