import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { KnownRoute } from '#http/calls/call-handler.ts';
import type { FileAnswer } from '#http/answer/answer.ts';
import { sendFile } from '#http/answer/send-file.ts';
import { findReader } from '#http/request/reader.ts';
import type { RequestContext } from '#http/request-context.ts';
import { makeWidth } from '#ingest/picture/make-width.ts';
import { deliverUnlock } from '#modules/wallet/purchase/take-back/deliver-unlock.ts';
import { imageSubject, isSigned } from './signing.ts';

type MediaRequest = FastifyRequest<{
  Params: { folder: string; digest: string; file: string };
  Querystring: { exp?: unknown; sig?: unknown; unlock?: unknown };
}>;

const year = 365 * 24 * 60 * 60;
const contentTypes = { webp: 'image/webp', avif: 'image/avif' } as const;

/** What {@link registerMedia} serves, for who asks with another method. */
export const mediaRoute: KnownRoute = {
  method: 'GET',
  pattern: /^\/media\/(?:covers|pages)\/[^/]+\/[^/]+$/,
};

/** Pictures: covers for everybody, pages of chapters by signed addresses that expire. */
export function registerMedia(app: FastifyInstance, context: RequestContext): void {
  app.get('/media/:folder(^(?:covers|pages)$)/:digest/:file', (request, reply) =>
    sendPicture(request as MediaRequest, reply, context),
  );
}

async function sendPicture(
  request: MediaRequest,
  reply: FastifyReply,
  context: RequestContext,
): Promise<FastifyReply> {
  const { folder, digest, file } = request.params;
  const [, width, format] = /^([1-9]\d{0,4})\.(webp|avif)$/.exec(file) ?? [];
  if (!/^[A-Za-z0-9_-]{8,128}$/.test(digest) || format === undefined) {
    throw new ApiFailure(404, 'fileNotFound');
  }
  const id = `${folder}/${digest}`;
  const signed =
    folder === 'covers' ? { seconds: year } : await checkedAddress(request, context, id);
  const answer = {
    key: `${id}/${file}`,
    contentType: contentTypes[format as keyof typeof contentTypes],
    etag: `"${digest}-${file}"`,
    shared: folder === 'covers',
    ...signed,
  };
  try {
    return await sendFile(request, reply, context.storage, answer);
  } catch (error) {
    const isMissing = error instanceof ApiFailure && error.code === 404;
    if (!isMissing || !(await makeWidth(context, { id, width: Number(width), format })))
      throw error;
    return sendFile(request, reply, context.storage, answer);
  }
}

/**
 * How long a signed address still holds. One that is bound to a session holds while that session
 * does: who signed out, or was signed out, sees nothing more.
 */
async function checkedAddress(
  request: MediaRequest,
  context: RequestContext,
  id: string,
): Promise<Pick<FileAnswer, 'seconds' | 'onSending'>> {
  const { exp, sig, unlock } = request.query;
  const now = context.now();
  const expiry = typeof exp === 'string' && /^\d{1,12}$/.test(exp) ? Number(exp) : 0;
  const signature = typeof sig === 'string' ? sig : '';
  const unlockId = unlockOf(unlock);
  const claim = { subject: imageSubject(id, unlockId), expiry, signature };
  const opens = (session: string | null): boolean =>
    isSigned(context.secrets.addressSigning, claim, session, now);
  if (!opens(null) && !opens(await liveSession(request, context, now))) {
    throw new ApiFailure(403, 'linkExpired');
  }
  const seconds = expiry - Math.floor(now.getTime() / 1000);
  if (unlockId === null) return { seconds };
  return { seconds, onSending: () => deliverUnlock(context.db, unlockId, now) };
}

/** The unlock that an address was made for; null where it names none. */
function unlockOf(given: unknown): number | null {
  return typeof given === 'string' && /^[1-9]\d{0,9}$/.test(given) ? Number(given) : null;
}

async function liveSession(
  request: MediaRequest,
  context: RequestContext,
  now: Date,
): Promise<string | null> {
  const reader = await findReader(context.db, request, now);
  return reader.kind === 'visitor' ? null : reader.sessionDigest;
}
