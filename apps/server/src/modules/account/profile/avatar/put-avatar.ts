import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { member } from '#db/schema/account/access.ts';
import type { FileAnswer } from '#http/answer/answer.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import { readUpload } from '#modules/uploads/read-upload.ts';
import { encodeAvatar } from './encode-avatar.ts';

const folder = 'avatars';
const contentType = 'image/webp';
const yearS = 365 * 24 * 60 * 60;

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
  const key = await readUpload(storage, { upload, sender: memberId }, async (bytes, kind) => {
    const made = `${folder}/${randomUUID()}.webp`;
    await storage.put(made, await encodeAvatar(bytes, kind), { contentType });
    return made;
  });
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
