import { accepted, refused, type Checked } from '#forms/checked.ts';
import type { ImageKind } from './image-kind.ts';

/**
 * A picture that is sent: its kind by the media type (screens) or by its first bytes (the server,
 * which believes nobody), and its size in bytes.
 */
export type Image = { readonly kind: ImageKind | null; readonly size: number };

/** A picture whose kind is one of those that its use takes; else `type`. */
export function checkImageKind(
  kind: ImageKind | null,
  kinds: readonly ImageKind[],
): Checked<ImageKind, 'type'> {
  const taken = kinds.find((one) => one === kind);
  return taken === undefined ? refused('type') : accepted(taken);
}

/** As {@link checkImageKind}, then `tooLarge` over `maxBytes`, which are themselves taken. */
export function checkImage(
  { kind, size }: Image,
  limits: { readonly kinds: readonly ImageKind[]; readonly maxBytes: number },
): Checked<ImageKind, 'type' | 'tooLarge'> {
  const checked = checkImageKind(kind, limits.kinds);
  return checked.ok && size > limits.maxBytes ? refused('tooLarge') : checked;
}
