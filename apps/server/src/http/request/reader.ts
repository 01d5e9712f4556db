import { hash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '#db/executor.ts';
import { preparedQuery, valueOf } from '#db/prepared-query.ts';
import { member, session } from '#db/schema/access.ts';
import { sessionCookie } from './session-cookie.ts';

/** Who calls. `sessionDigest` is the SHA-256 of the session token in hex. */
export type Reader =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'guest' | 'member';
      readonly memberId: string;
      readonly sessionDigest: string;
    };

const tokenForm = /^[\w-]{16,256}$/;

const visitor: Reader = { kind: 'visitor' };

function sessionToken(request: FastifyRequest): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.cookies[sessionCookie];
  return token !== undefined && tokenForm.test(token) ? token : null;
}

/** The digest of the session that a request names, whether or not there is such a session. */
function sessionDigest(request: FastifyRequest): string | null {
  const token = sessionToken(request);
  return token === null ? null : hash('sha256', token, 'hex');
}

const memberOfSession = preparedQuery((db) =>
  db
    .select({ memberId: member.id, guest: member.guest })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        gt(session.expiresAt, valueOf(session.expiresAt, 'now')),
      ),
    )
    .prepare('member_of_session'),
);

/** A token that is unknown or has run out is a visitor's. */
export async function findReader(
  db: Executor,
  request: FastifyRequest,
  now: Date,
): Promise<Reader> {
  const digest = sessionDigest(request);
  if (digest === null) return visitor;
  const tokenHash = Buffer.from(digest, 'hex');
  const [row] = await memberOfSession(db).execute({ tokenHash, now });
  if (row === undefined) return visitor;
  return {
    kind: row.guest ? 'guest' : 'member',
    memberId: row.memberId,
    sessionDigest: digest,
  };
}
