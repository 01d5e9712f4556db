import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { session } from '#db/schema/account/access.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { createLogger, pathOf } from './logger.ts';

const { db, sql } = await freshDatabase();

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  write(createLogger('info', destination));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

describe('createLogger', () => {
  it('leaves out what is confidential, wherever it stands', () => {
    const line = logged((logger) =>
      logger.info({
        password: 'hush',
        member: { email: 'hush', nickname: 'hush', session: { token: 'hush' } },
        code: 7,
        subscription: { endpoint: 'hush', keys: { p256dh: 'hush', auth: 'hush' } },
        sessions: [{ ip: 'hush' }, { deep: { deeper: { deepest: { cookie: 'hush' } } } }],
      }),
    );
    expect(JSON.stringify(line)).not.toContain('hush');
    expect(line).toMatchObject({ level: 'info', code: 7 });
  });

  it('leaves out what is confidential of those who log for somebody', () => {
    const line = logged((logger) => logger.child({ uid: 'hush', origin: 'ko' }).info('request'));
    expect(line).toMatchObject({ uid: '[left out]', origin: 'ko', msg: 'request' });
  });

  it('survives what holds itself', () => {
    const ring: Record<string, unknown> = {};
    ring['ring'] = ring;
    expect(logged((logger) => logger.info(ring))).toMatchObject({ level: 'info' });
  });

  it('says which query failed and why, and not with which values', async () => {
    await sql`drop table session`;
    const values = new TextEncoder().encode('hush');
    const failure = await db
      .select()
      .from(session)
      .where(eq(session.tokenHash, values))
      .catch((error: unknown) => error);
    const line = logged((logger) => logger.error({ err: failure }, 'call failed'));
    expect(line).toMatchObject({
      level: 'error',
      err: {
        message: expect.stringContaining('"token_hash" = $1') as string,
        cause: { code: '42P01' },
      },
    });
    const text = JSON.stringify(line);
    expect(text).not.toContain('hush');
    expect(text).not.toContain(values.join(','));
    expect(text).toContain('logger.test.ts');
  });

  it('says what a copy of an error says', () => {
    const copy = { message: 'gone\nparams: hush', stack: 'Error: hush\n    at x', secret: 'hush' };
    const line = logged((logger) => logger.warn({ err: copy }, 'job queue'));
    expect(line).toMatchObject({ err: { type: 'object', message: 'gone', stack: '    at x' } });
    expect(JSON.stringify(line)).not.toContain('hush');
  });

  it('survives what is no error', () => {
    expect(logged((logger) => logger.error({ err: 'text' }))).toMatchObject({
      err: { type: 'string' },
    });
  });
});

describe('pathOf', () => {
  it.each([
    ['/comic/7/chapter/9/trial?sig=hush', '/comic/7/chapter/9/trial'],
    ['/search/hush/hush?sort=new', '/search/[left out]'],
    ['/search', '/search'],
    ['/api/preold/migration/hush', '/api/preold/migration/[left out]'],
    ['/preold/migration/hush/', '/preold/migration/[left out]'],
    [`/${'a'.repeat(9000)}`, `/${'a'.repeat(299)}`],
  ])('of %s tells where, and not what for', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });
});
