import { ImportError } from '#ingest/import-error.ts';
import type { PictureDamage, PictureSource } from '#ingest/work-source.ts';
import { gapPicture } from './gap-picture.ts';
import { openPicture } from './open-picture.ts';
import { pictureDigest } from '#ingest/picture/picture-digest.ts';

type PictureFile = Extract<PictureSource, { kind: 'file' }>;

/** So small that a decoder reads a picture to its end and does little else. */
const probeSide = 32;

/** Reads a picture to its end and keeps nothing of it. Throws where it breaks off. */
async function readToItsEnd(picture: PictureFile): Promise<void> {
  const { image } = await openPicture(picture);
  await image().resize(probeSide, probeSide, { fit: 'fill' }).raw().toBuffer();
}

/** Whether a picture can be read to its end. */
export async function isWhole(bytes: Uint8Array): Promise<boolean> {
  try {
    await readToItsEnd({ kind: 'file', bytes });
    return true;
  } catch {
    return false;
  }
}

/** What is left of a picture that breaks off. Null where nothing of it can be decoded. */
async function remainder(picture: PictureFile): Promise<PictureSource | null> {
  try {
    const { image } = await openPicture(picture, 'none');
    const { data, info } = await image().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { kind: 'rgba', pixels: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** What can be shown of a damaged picture: as much as there is, or else a marked gap of its size. */
export async function mendPicture(
  picture: PictureFile,
): Promise<{ picture: PictureSource; damage: PictureDamage }> {
  const rest = await remainder(picture);
  if (rest !== null) return { picture: rest, damage: 'cutOff' };
  const size = await openPicture(picture).catch(() => undefined);
  return { picture: await gapPicture(size), damage: 'unreadable' };
}

/** What is wrong with a picture; undefined where it can be read to its end. */
async function damageOf(picture: PictureFile): Promise<PictureDamage | undefined> {
  try {
    await readToItsEnd(picture);
    return undefined;
  } catch {
    if (picture.onDamage === undefined) {
      throw new ImportError('an image is damaged and cannot be read to its end');
    }
    return (await mendPicture(picture)).damage;
  }
}

/**
 * Reads pictures to their end and keeps nothing of them; equal ones are read once. Tells whoever
 * wants to know of damage, and throws `ImportError` for it where nobody does.
 */
export function createPictureReader(): (picture: PictureSource) => Promise<void> {
  const known = new Map<string, PictureDamage | undefined>();
  return async (picture) => {
    if (picture.kind === 'rgba') return;
    const digest = pictureDigest(picture, { prefix: 'pages', cut: 'never' });
    const damage = known.has(digest) ? known.get(digest) : await damageOf(picture);
    known.set(digest, damage);
    if (damage !== undefined) picture.onDamage?.(damage);
  };
}
