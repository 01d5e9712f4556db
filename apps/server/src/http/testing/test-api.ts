import { hash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { EditionId } from '@hanji/contract/editions.ts';
import { afterAll } from 'vitest';
import type { Database } from '#db/client.ts';
import { member, session } from '#db/schema/access.ts';
import { frameworkErrors } from '#http/failure/send-failure.ts';
import { openLocalFolderStorage } from '#ports/local-folder-storage.ts';
import type { OriginContext } from '#http/request-context.ts';
import { loadSecrets } from '#db/secrets.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { originOf } from '#settings/origin.ts';
import { wireHeaders } from './wire-headers.ts';

/** The moment at which tests live, unless they move it. */
export const testNow = new Date('2026-11-20T03:00:00.000Z');

export async function testContext(
  db: Database,
  {
    edition = null,
    ...overrides
  }: Partial<OriginContext> & { readonly edition?: EditionId | null } = {},
): Promise<OriginContext> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanji-api-test-'));
  const storage = await openLocalFolderStorage(folder);
  afterAll(async () => {
    await storage.close();
    await rm(folder, { recursive: true, force: true });
  });
  const settings = loadSettings({ HANJI_REQUEST_SECRET: 'a secret of tests' });
  return {
    db,
    storage,
    settings,
    secrets: await loadSecrets(db),
    origin: originOf(edition ?? 'server', settings),
    now: () => testNow,
    ...overrides,
  };
}

type RegisterScope = (scope: FastifyInstance, context: OriginContext) => Promise<void>;

/** A scope of calls as an origin serves it, asked without a network. */
export async function openTestScope(
  context: OriginContext,
  register: RegisterScope,
  prefix = '/api',
): Promise<FastifyInstance> {
  const app = Fastify({ frameworkErrors, logger: false });
  await app.register((scope) => register(scope, context), { prefix });
  await app.ready();
  afterAll(() => app.close());
  return app;
}

/** The headers of a client of ours. `undefined` leaves one out. */
export function clientHeaders(
  context: OriginContext,
  overrides: Record<string, string | undefined> = {},
): Record<string, string> {
  return wireHeaders(context.settings.requestSecret, context.now(), overrides);
}

/** A signed-in person: the member's id and the token of the session. */
export async function signIn(
  db: Database,
  { guest = false, expiresAt = new Date(testNow.getTime() + 3_600_000) } = {},
): Promise<{ memberId: string; token: string }> {
  const [row] = await db.insert(member).values({ guest }).returning();
  if (row === undefined) throw new Error('no member was stored');
  const token = randomBytes(32).toString('base64url');
  const tokenHash = Buffer.from(hash('sha256', token, 'hex'), 'hex');
  await db.insert(session).values({ tokenHash, memberId: row.id, expiresAt });
  return { memberId: row.id, token };
}
