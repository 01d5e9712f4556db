import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { systemErrorCode } from '#errors/start-error.ts';

export type PortRange = { readonly from: number; readonly below: number };

/**
 * Below those that systems give to outgoing connections, which would take one before it is listened
 * at, or while its process is started again. From 27,000 to 32,000 only those draw who name a port
 * long before they listen at it, each from a range of its own.
 */
const drawn: PortRange = { from: 15_000, below: 27_000 };

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
export async function freePort(
  hosts: readonly string[] = ['127.0.0.1'],
  { from, below }: PortRange = drawn,
): Promise<number> {
  for (;;) {
    const port = randomInt(from, below);
    if (await isFree(port, hosts)) return port;
  }
}
