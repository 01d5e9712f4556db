import { createHash } from 'node:crypto';
import type { CutRule } from './slices/cut-heights.ts';
import type { PictureSource } from '../work-source.ts';

/** How a picture is stored. */
export type PictureUse = { readonly prefix: 'covers' | 'pages'; readonly cut: CutRule };

/** Changes whenever the same picture would be stored as other bytes. */
const pipeline = 'hanji-picture-1';

/** Names a picture by what it shows and how it is stored: 32 hexadecimal digits. */
export function pictureDigest(picture: PictureSource, use: PictureUse): string {
  const hash = createHash('sha256').update(`${pipeline} ${use.cut} `);
  if (picture.kind === 'file') hash.update('file ').update(picture.bytes);
  else hash.update(`rgba ${picture.width}x${picture.height} `).update(picture.pixels);
  return hash.digest('hex').slice(0, 32);
}

/** The id of one slice, its prefix in the storage. */
export function sliceId(digest: string, use: PictureUse, slice: number): string {
  const own = createHash('sha256').update(`${digest} ${slice}`).digest('hex').slice(0, 32);
  return `${use.prefix}/${own}`;
}
