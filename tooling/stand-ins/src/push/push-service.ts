import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** A message as it arrived, encrypted for its browser. */
export type ReceivedPush = {
  /** Of the browser: the end of its address. */
  readonly name: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export const pushPath = '/push';

/** How a browser's push service answers, by how its name begins; any other takes the message. */
const refusals: readonly (readonly [string, number])[] = [
  ['gone-', 410],
  ['lost-', 404],
  ['busy-', 503],
  ['refused-', 400],
  ['moved-', 307],
];

/** Stands in for the push services of browsers: takes messages, and tells whoever asks. */
export class PushService {
  readonly received: ReceivedPush[] = [];

  /** A name is read with GET what has come for it, in base64. */
  async answer(name: string, { request, response }: Exchange): Promise<void> {
    if (request.method === 'GET') {
      const bodies = this.of(name).map(({ body }) => body.toString('base64'));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(bodies));
      return;
    }
    const body = await buffer(request);
    this.received.push({ name, headers: request.headers, body });
    const [, status = 201] = refusals.find(([start]) => name.startsWith(start)) ?? [];
    response.writeHead(status, status === 307 ? { location: `${pushPath}/elsewhere` } : {}).end();
  }

  of(name: string): readonly ReceivedPush[] {
    return this.received.filter((each) => each.name === name);
  }
}
