import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { portVariable, type OriginName } from '#settings/origins.ts';
import { portError } from './addresses.ts';
import { refuseMalformed } from './refuse-malformed.ts';

export type Listening = {
  /** Takes no more connections, lets requests in flight finish for `patienceMs`, then cuts them. */
  drain(patienceMs: number): Promise<void>;
};

const keepAliveMs = 72_000;

function listenAt(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function drainServer(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection whose request is answered becomes idle, and would hold the server open.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const over = new AbortController();
  await Promise.race([closed, sleep(patienceMs, null, { signal: over.signal })]);
  over.abort();
  server.closeAllConnections();
  await closed;
  clearInterval(sweep);
}

/**
 * Listens with one app at one port on several addresses. Unlike `app.listen`, a port that is
 * taken on any of them is an error: a browser may choose either.
 * @throws StartError
 */
export async function listen(
  app: FastifyInstance,
  name: OriginName,
  port: number,
  hosts: readonly string[],
): Promise<Listening> {
  await app.ready();
  const servers: Server[] = [];
  try {
    for (const host of hosts) {
      const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
        app.routing(request, response);
      });
      refuseMalformed(server);
      await listenAt(server, port, host);
      servers.push(server);
    }
  } catch (error) {
    for (const server of servers) server.close();
    throw portError(portVariable[name], port, error);
  }
  return {
    async drain(patienceMs) {
      await Promise.all(servers.map((server) => drainServer(server, patienceMs)));
    },
  };
}
