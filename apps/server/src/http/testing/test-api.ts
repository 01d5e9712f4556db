import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { EditionId } from '@hanji/contract/editions.ts';
import { afterAll } from 'vitest';
import type { Database } from '#db/client.ts';
import { frameworkErrors } from '#http/failure/send-failure.ts';
import { openLocalFolderStorage } from '#ports/local-folder-storage.ts';
import type { OriginContext } from '#http/request-context.ts';
import { loadSecrets } from '#db/secrets.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { originOf } from '#settings/origin.ts';
import { testNow } from './test-now.ts';
import { wireHeaders } from './wire-headers.ts';

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
