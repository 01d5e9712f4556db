import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '#db/executor.ts';
import { findSession, type Reading } from './find-session.ts';
import { sessionCookie } from '@hanji/contract/headers.ts';

/** Who calls. `sessionDigest` is the SHA-256 of the session token in hex. */
export type Reader =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'guest' | 'member';
      readonly memberId: string;
      readonly sessionDigest: string;
    };

/** What an account says of its reader's age and wishes. */
type AccountMature = {
  readonly acceptMature: boolean;
  readonly adultCertifiedAt: Date | null;
};

/**
 * `account` is null for a visitor; `reading` is so too, and where no title was asked about.
 */
type ReaderOfTitle = {
  readonly reader: Reader;
  readonly account: AccountMature | null;
  readonly reading: Reading | null;
};

const tokenForm = /^[\w-]{16,256}$/;

const nobody: ReaderOfTitle = { reader: { kind: 'visitor' }, account: null, reading: null };

function sessionToken(request: FastifyRequest): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.cookies[sessionCookie];
  return token !== undefined && tokenForm.test(token) ? token : null;
}

/** Whether a request brings a session, of somebody or of nobody any more. */
export function namesSession(request: FastifyRequest): boolean {
  return sessionToken(request) !== null;
}

/** A token that is unknown or has run out is a visitor's. */
export async function findReader(
  db: Executor,
  request: FastifyRequest,
  now: Date,
): Promise<Reader> {
  return (await findReaderOfTitle(db, request, null, now)).reader;
}

/** Who calls, and what they have read of a title, in one round trip. */
export async function findReaderOfTitle(
  db: Executor,
  request: FastifyRequest,
  contentId: number | null,
  now: Date,
): Promise<ReaderOfTitle> {
  const token = sessionToken(request);
  if (token === null) return nobody;
  const sessionDigest = hash('sha256', token, 'hex');
  const tokenHash = Buffer.from(sessionDigest, 'hex');
  const found = await findSession(db, { tokenHash, contentId });
  if (found === null || found.expiresAt.getTime() <= now.getTime()) return nobody;
  const { acceptMature, adultCertifiedAt, guest, memberId, reading } = found;
  return {
    reader: { kind: guest ? 'guest' : 'member', memberId, sessionDigest },
    account: { acceptMature, adultCertifiedAt },
    reading: contentId === null ? null : reading,
  };
}
