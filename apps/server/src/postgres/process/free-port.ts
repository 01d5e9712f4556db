import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { systemErrorCode } from '#errors/start-error.ts';

/**
 * Below those that systems give to outgoing connections, which would take one before it is listened
 * at, or while its process is started again.
 */
const drawn = { from: 15_000, below: 32_000 } as const;

/** Listens at a TCP port for a moment. Rejects with the system's error where it cannot. */
export function probePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

async function isFree(port: number, hosts: readonly string[]): Promise<boolean> {
  try {
    for (const host of hosts) await probePort(port, host);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EADDRINUSE') return false;
    throw error;
  }
}

/**
 * A TCP port that nobody listens at right now at any of the addresses. Rejects with the system's
 * error where nobody can listen at one of them.
 */
export async function freePort(hosts: readonly string[] = ['127.0.0.1']): Promise<number> {
  for (;;) {
    const port = randomInt(drawn.from, drawn.below);
    if (await isFree(port, hosts)) return port;
  }
}
