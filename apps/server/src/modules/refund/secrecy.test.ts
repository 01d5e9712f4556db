import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLogger } from '#log/logger.ts';
import { buildOrigin } from '#serve/origin/build-origin.ts';
import { makeLimiters } from '#serve/guard/limit-requests.ts';
import { clientHeaders } from '#http/testing/test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { openRefunds } from './testing/open-refunds.ts';

const { db, sql } = await freshDatabase();
const { account, charge, context, newMember, picture } = await openRefunds(db);

/** A service that writes down all it has to say. */
async function talkative() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const origin = { ...context.origin, pages: null, publicUrl: 'http://localhost' };
  const app = await buildOrigin({
    context: { ...context, origin },
    logger: createLogger('trace', destination),
    limiters: makeLimiters(context.settings),
    isDatabaseUp: () => true,
    isDraining: () => false,
  });
  return { app, lines };
}

it('an account is in no line of a log and in no answer that refuses it, whatever goes wrong', async () => {
  const { app, lines } = await talkative();
  const made = await newMember();
  await charge(made.memberId, { coins: 10, won: 1200 });
  const answers: string[] = [];

  async function send(fields: Record<string, string>, file?: Uint8Array): Promise<number> {
    const parts = new FormData();
    for (const [name, value] of Object.entries({ ...account, ...fields }))
      parts.append(name, value);
    if (file) parts.append('attachImage', new File([new Uint8Array(file)], 'LAN-8901.png'));
    const body = new Response(parts);
    const response = await app.inject({
      method: 'POST',
      url: '/refund/member',
      headers: clientHeaders(context, {
        host: 'localhost',
        authorization: `Bearer ${made.token}`,
        'content-type': body.headers.get('content-type') ?? '',
      }),
      payload: Buffer.from(await body.arrayBuffer()),
    });
    answers.push(response.body);
    return response.statusCode;
  }

  expect(await send({ bankCode: '999' })).toBe(400);
  expect(await send({ accountNumber: '11012345678901-8901' })).toBe(400);
  expect(await send({ accountHolderName: 'LAN LAN LAN LAN' })).toBe(400);
  expect(await send({}, Buffer.from('no picture'))).toBe(415);
  expect(await send({}, await picture())).toBe(200);
  await sql`alter table refund_line rename to refund_line_gone`;
  expect(await send({})).toBe(500);
  await sql`alter table refund_line_gone rename to refund_line`;
  await app.close();
  expect(lines.length).toBeGreaterThan(5);
  for (const said of [...lines, ...answers]) expect(said).not.toMatch(/8901|LAN/);
});
