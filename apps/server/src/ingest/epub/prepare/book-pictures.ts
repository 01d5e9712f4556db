import { ImportError, isFlaw } from '../../import-error.ts';
import { isWhole, mendPicture } from '#ingest/picture/open/mend-picture.ts';
import { openPicture } from '#ingest/picture/open/open-picture.ts';
import { pictureSize } from '../../picture/picture-file.ts';
import { sniffPicture, whyNoPicture } from '#ingest/picture/open/sniff-picture.ts';
import type { Omissions } from '../../report/omissions.ts';
import type { Archive } from '../../archive/archive.ts';
import { readDrawing } from '../document/read-svg.ts';

/** What the bytes of a picture are, whatever the book says of them. */
type Verdict =
  | { readonly kind: 'whole' | 'mended'; readonly mediaType: string }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'gap'; readonly reason: string };

/** The pictures of one book; each is looked at once and read again when it is written. */
export type BookPictures = {
  /** Why nothing of a picture can be shown; null where something can. */
  gapAt(path: string): Promise<string | null>;
  verdictAt(path: string): Promise<Verdict>;
  /** What is shown of a picture that is not taken as it is. */
  mended(path: string): Promise<Uint8Array>;
};

const converted = 'image/webp';
/** Kinds that browsers do not show, or not all of them. */
const foreign = new Set<string>(['tiff', 'bmp']);

function isDrawing(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 1000));
  return /^\s*(?:\uFEFF)?<[\s\S]*<?svg\b/.test(start);
}

async function encodeRest(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { picture, damage } = await mendPicture({ kind: 'file', bytes });
  if (damage === 'unreadable') return null;
  const { image } = await openPicture(picture);
  return image().webp({ quality: 90 }).toBuffer();
}

async function judge(path: string, bytes: Uint8Array, omissions: Omissions): Promise<Verdict> {
  const format = sniffPicture(bytes);
  if (format === null) {
    if (!isDrawing(bytes)) return { kind: 'gap', reason: whyNoPicture(bytes) };
    const drawing = readDrawing(bytes, path);
    return drawing === null ? { kind: 'gap', reason: 'cannot be read' } : { kind: 'drawing' };
  }
  await pictureSize(path, { kind: 'file', bytes });
  if (await isWhole(bytes)) {
    return foreign.has(format)
      ? { kind: 'mended', mediaType: converted }
      : { kind: 'whole', mediaType: `image/${format}` };
  }
  if ((await encodeRest(bytes)) === null) return { kind: 'gap', reason: 'cannot be read' };
  omissions.add({ kind: 'picture', place: path, reason: 'breaks off: its end is missing' });
  return { kind: 'mended', mediaType: converted };
}

/** Looks at the pictures of a book. Throws for those that are so large that they are an attack. */
export function bookPictures(archive: Archive, omissions: Omissions): BookPictures {
  const verdicts = new Map<string, Promise<Verdict>>();
  const look = async (path: string): Promise<Verdict> => {
    try {
      return await judge(path, await archive.read(path), omissions);
    } catch (error) {
      if (!isFlaw(error)) throw error;
      return { kind: 'gap', reason: 'cannot be read' };
    }
  };
  const verdictAt = (path: string): Promise<Verdict> => {
    const known = verdicts.get(path) ?? look(path);
    verdicts.set(path, known);
    return known;
  };
  return {
    verdictAt,
    async gapAt(path) {
      const verdict = await verdictAt(path);
      return verdict.kind === 'gap' ? verdict.reason : null;
    },
    async mended(path) {
      const bytes = await archive.read(path);
      if (await isWhole(bytes)) {
        const { image } = await openPicture({ kind: 'file', bytes });
        return image().webp({ quality: 90 }).toBuffer();
      }
      const rest = await encodeRest(bytes);
      if (rest === null) throw new ImportError(`${path} cannot be read`);
      return rest;
    },
  };
}
