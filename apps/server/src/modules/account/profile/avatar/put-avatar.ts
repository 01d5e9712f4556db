import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { member } from '#db/schema/account/access.ts';
import type { FileAnswer } from '#http/answer/answer.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import { BoundedTurns } from '#modules/account/bounded-turns.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { encodeAvatar } from './encode-avatar.ts';

const folder = 'avatars';
const contentType = 'image/webp';
const yearS = 365 * 24 * 60 * 60;

/**
 * One at a time, from reading its file on: of 25 megapixels a picture takes some 100 MB, and its
 * file up to ten. Members take turns.
 */
const turns = new BoundedTurns({ atOnce: 1, mostWaiting: 64 });

/** Where everybody sees the picture of a member, relative to the origin. */
export function avatarAddress(prefix: string, key: string): string {
  const id = key.slice(key.lastIndexOf('/') + 1).replace(/\.webp$/, '');
  return `${prefix}/media/${folder}/${id}`;
}

/** A picture by its id, which is random: another picture has another. */
export function readAvatar(avatarId: string): FileAnswer {
  const key = `${folder}/${avatarId}.webp`;
  return { key, contentType, etag: `"${avatarId}"`, shared: true, seconds: yearS };
}

/** Names another picture, and gives the key of the one before. */
function replaceKey(
  context: RequestContext,
  memberId: string,
  avatarKey: string | null,
): Promise<string | null> {
  return inUnit(context, async ({ db }) => {
    const own = eq(member.id, memberId);
    const [before] = await db
      .select({ avatarKey: member.avatarKey })
      .from(member)
      .where(own)
      .for('update');
    if (before === undefined) throw new ApiFailure(401, 'signInRequired');
    await db.update(member).set({ avatarKey }).where(own);
    return before.avatarKey;
  });
}

async function removeOld(context: RequestContext, key: string | null): Promise<void> {
  if (key !== null) await context.storage.delete(key);
}

/** The key of the picture that an upload shows. */
async function encodeUpload(storage: ObjectStorage, upload: ReceivedUpload): Promise<string> {
  const sent = await storage.get(upload.key);
  if (sent === null) throw new Error(`the upload ${upload.key} vanished`);
  const encoded = await encodeAvatar(await buffer(sent.body), upload.kind);
  const key = `${folder}/${randomUUID()}.webp`;
  await storage.put(key, encoded, { contentType });
  return key;
}

/**
 * Gives a member another picture. What was uploaded is not kept.
 * @throws ApiFailure 400 without a file; 415 for one that shows nothing; 503 when too many wait
 */
export async function putAvatar(
  context: RequestContext,
  memberId: string,
  uploads: readonly ReceivedUpload[],
): Promise<{ avatarImageUrl: string }> {
  const [upload] = uploads;
  if (upload === undefined) throw badRequest('avatar: a file');
  const { storage } = context;
  const key = await turns.run(() => encodeUpload(storage, upload), memberId);
  const before = await replaceKey(context, memberId, key).catch(async (error: unknown) => {
    await storage.delete(key);
    throw error;
  });
  await removeOld(context, before);
  await storage.delete(upload.key);
  return { avatarImageUrl: avatarAddress(context.prefix, key) };
}

export async function deleteAvatar(context: RequestContext, memberId: string): Promise<null> {
  await removeOld(context, await replaceKey(context, memberId, null));
  return null;
}
