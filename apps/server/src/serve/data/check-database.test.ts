import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { freePort } from '#postgres/process/free-port.ts';
import { StartError } from '#errors/start-error.ts';
import { checkDatabase } from './check-database.ts';

let server: Server | null = null;

afterEach(() => {
  server?.close();
  server = null;
});

async function listen(made: Server): Promise<number> {
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return (made.address() as AddressInfo).port;
}

describe('checkDatabase', () => {
  it.each([
    ['nothing listens', freePort, 'ECONNREFUSED'],
    ['nobody answers', () => listen(createServer(() => {})), 'nothing came back in time'],
    ['another protocol is spoken', () => listen(createHttpServer()), 'it speaks no PostgreSQL'],
  ])('gives up where %s, long before the system would', async (_, open, reason) => {
    const port = await open();
    const began = performance.now();
    const check = checkDatabase(`postgres://u:hush@127.0.0.1:${port}/hanji`);
    await expect(check).rejects.toThrow(StartError);
    await expect(check).rejects.toThrow(
      `DATABASE_URL: no answer from 127.0.0.1:${port} (${reason}): start that database, or mend the address`,
    );
    expect(performance.now() - began).toBeLessThan(25_000);
  });

  it('names a missing database', async () => {
    const missing = new URL(inject('adminUrl'));
    missing.pathname = '/nowhere';
    await expect(checkDatabase(missing.href)).rejects.toThrow('has no database "nowhere": create');
  });

  it('names a wrong password, and does not show it', async () => {
    const wrong = new URL(inject('adminUrl'));
    wrong.password = 'hush';
    const check = checkDatabase(wrong.href);
    await expect(check).rejects.toThrow(/refuses the user "\w+" or the password: mend them/);
    await expect(check).rejects.not.toThrow('hush');
  });

  it('is content with one that answers', async () => {
    await expect(checkDatabase(inject('adminUrl'))).resolves.toBeUndefined();
  });
});
