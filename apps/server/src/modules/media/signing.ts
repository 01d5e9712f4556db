import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

/**
 * Signs what an address stands for. `binding` is the digest of the session that it is made for,
 * or empty where it may be used by anybody.
 */
export function sign(secret: KeyObject, subject: string, expiry: number, binding: string): string {
  return createHmac('sha256', secret)
    .update(`${subject}\n${expiry}\n${binding}`)
    .digest('base64url');
}

/** Whether a signature is ours, for anybody or for this session, and has not run out. */
export function isSigned(
  secret: KeyObject,
  { subject, expiry, signature }: { subject: string; expiry: number; signature: string },
  sessionDigest: string | null,
  now: Date,
): boolean {
  if (expiry * 1000 <= now.getTime()) return false;
  const given = Buffer.from(signature);
  return [...new Set(['', sessionDigest ?? ''])].some((binding) => {
    const expected = Buffer.from(sign(secret, subject, expiry, binding));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** An image, or with an unlock that of which delivering it is the first thing read. */
export function imageSubject(imageId: string, unlockId: number | null = null): string {
  return unlockId === null ? `image:${imageId}` : `image:${imageId}:unlock:${unlockId}`;
}

export function epubSubject(epub: {
  chapterId: number;
  chapterFileSalesType: string;
  languageId: string;
}): string {
  return `epub:${epub.chapterId}:${epub.chapterFileSalesType}:${epub.languageId}`;
}
