type Segment = { readonly marker: number; readonly from: number; readonly to: number };

const startOfScan = 0xda;
/** Exif, colour profiles: what a PDF shows does not depend on them, and a picture alone does. */
const beside = new Set([0xe1, 0xe2]);
const frames = new Set([0xc0, 0xc1, 0xc2]);

/** The segments before the picture's data. Null where the bytes are no JPEG. */
function segmentsOf(bytes: Uint8Array): readonly Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === startOfScan) return segments;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) return null;
    segments.push({ marker, from: at, to: at + 2 + length });
    at += 2 + length;
  }
  return null;
}

/**
 * A JPEG without what would turn or colour it when it stands alone. Null where it is none, or does
 * not have so many components.
 */
export function jpegAlone(bytes: Uint8Array, components: number): Uint8Array | null {
  const segments = segmentsOf(bytes);
  const frame = segments?.find(({ marker }) => frames.has(marker));
  if (segments === null || frame === undefined) return null;
  // Length, precision, height and width stand before the number of components.
  if (bytes[frame.from + 9] !== components) return null;
  const dropped = segments.filter(({ marker }) => beside.has(marker));
  if (dropped.length === 0) return bytes;
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const segment of dropped) {
    parts.push(bytes.subarray(from, segment.from));
    from = segment.to;
  }
  return new Uint8Array(Buffer.concat([...parts, bytes.subarray(from)]));
}
