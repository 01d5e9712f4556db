import type { Content } from '@hanji/contract/entities/content.ts';

/** When new chapters of a title come; weekdays count from 0 for Sunday. */
export type PublishRhythm =
  | { readonly kind: 'completed' | 'suspended' | 'ongoing' }
  | { readonly kind: 'weekdays'; readonly weekdays: readonly number[] };

/**
 * What a content home says of a title's publishing day (reading-service, section 2 "Content
 * home"): nothing more comes of a completed or suspended title, whatever its days were.
 */
export function publishRhythm({
  status,
  publishDay,
}: Pick<Content, 'status' | 'publishDay'>): PublishRhythm {
  if (status === 'completed') return { kind: 'completed' };
  if (status === 'suspend') return { kind: 'suspended' };
  if (publishDay.length === 0) return { kind: 'ongoing' };
  return { kind: 'weekdays', weekdays: publishDay };
}
