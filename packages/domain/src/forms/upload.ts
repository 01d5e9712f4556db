import { accepted, refused, type Checked } from '#forms/checked.ts';

export type ImageKind = 'jpeg' | 'png' | 'gif' | 'bmp';

const kindOfType = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/x-ms-bmp': 'bmp',
} as const satisfies Readonly<Record<string, ImageKind>>;

function isKnown(type: string): type is keyof typeof kindOfType {
  return Object.hasOwn(kindOfType, type);
}

/** The kind of picture that a media type names, as screens know it of a file; null for others. */
export function imageKindOfType(mediaType: string): ImageKind | null {
  const type = mediaType.toLowerCase();
  return isKnown(type) ? kindOfType[type] : null;
}

type Signature = { readonly kind: ImageKind; readonly start: readonly number[] };

const signatures: readonly Signature[] = [
  { kind: 'jpeg', start: [0xff, 0xd8, 0xff] },
  { kind: 'png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'gif', start: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61] },
  { kind: 'gif', start: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61] },
  { kind: 'bmp', start: [0x42, 0x4d] },
];

/** How many bytes of a file are enough for {@link imageKindOfBytes}. */
export const imageSignatureBytes = 8;

/** The kind of picture that a file begins as, whatever it is called; null for others. */
export function imageKindOfBytes(start: Uint8Array): ImageKind | null {
  const found = signatures.find((known) =>
    known.start.every((byte, index) => start[index] === byte),
  );
  return found?.kind ?? null;
}

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
  const taken = kinds.find((known) => known === kind);
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
