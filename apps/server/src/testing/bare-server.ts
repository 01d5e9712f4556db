// Bare Fastify that answers each path with the bytes it was given, in a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';

export type BareAnswer = {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly encoding: string | null;
  readonly body: string;
};

async function serve(answers: readonly BareAnswer[]): Promise<void> {
  const app = Fastify();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const { path, method, encoding, body } of answers) {
    const bytes = Buffer.from(body, 'base64');
    app.route({
      method,
      url: path,
      handler: (_request, reply) => {
        reply.type('application/json; charset=utf-8');
        if (encoding !== null) reply.header('content-encoding', encoding);
        return reply.send(bytes);
      },
    });
  }
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
}

/** Its address and process, and how to end it. */
export async function forkBareServer(
  answers: readonly BareAnswer[],
): Promise<{ readonly url: string; readonly pid: number; close(): void }> {
  const child = fork(fileURLToPath(import.meta.url));
  child.send(answers);
  const [url] = (await once(child, 'message')) as [string];
  return { url, pid: child.pid ?? 0, close: () => child.disconnect() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', (answers: readonly BareAnswer[]) => void serve(answers));
  process.once('disconnect', () => process.exit(0));
}
