import { createDecipheriv } from 'node:crypto';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';

/** Decodes an address as a client does: IV, ciphertext, tag. */
export function decode(view: Pick<ChapterView, 'imageKey'>, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const key = Buffer.from(view.imageKey ?? '', 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString();
}

/** Of all images of a view, as a client asks for them. */
export function addressesOf(view: ChapterView): string[] {
  return view.chapter.images.map((image) => `${decode(view, image.url)}?${image.parameter}`);
}

/** Of its first image. */
export function addressOf(view: ChapterView): string {
  const [first] = addressesOf(view);
  if (first === undefined) throw new Error('a chapter without images');
  return first;
}
