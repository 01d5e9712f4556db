import { ImportError } from '../import-error.ts';
import type { PictureDamage, PictureSource } from '../work-source.ts';
import { gapPicture } from './gap-picture.ts';
import { openPicture } from './open-picture.ts';

type PictureFile = Extract<PictureSource, { kind: 'file' }>;

/** So small that a decoder reads a picture to its end and little else. */
const glance = 32;

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

/**
 * Reads a picture to its end and keeps nothing of it; tells whoever wants to know of damage.
 * @throws ImportError for damage where nobody does.
 */
export async function readToItsEnd(picture: PictureSource): Promise<void> {
  if (picture.kind === 'rgba') return;
  try {
    const { image } = await openPicture(picture);
    await image().resize(glance, glance, { fit: 'fill' }).raw().toBuffer();
  } catch {
    if (picture.onDamage === undefined) {
      throw new ImportError('an image is damaged and cannot be read to its end');
    }
    picture.onDamage((await mendPicture(picture)).damage);
  }
}
