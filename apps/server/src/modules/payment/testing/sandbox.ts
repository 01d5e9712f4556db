import Fastify from 'fastify';
import { startSandbox, type Sandbox } from '@hanji/payment-sandbox/start-sandbox.ts';
import { paymentMethods } from '@hanji/contract/vocabulary.ts';
import { afterAll } from 'vitest';
import type { OriginContext } from '#http/request-context.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { paymentVariable, type PaymentSettings } from '#settings/outside/payments.ts';
import { serveNotices } from '../notices.ts';

/** The sandbox as a process of its own, until the test file ends, and the settings that name it. */
export async function openSandbox(): Promise<Sandbox & { readonly payments: PaymentSettings }> {
  const sandbox = await startSandbox();
  afterAll(() => sandbox.stop());
  const environment = Object.fromEntries(
    paymentMethods.map((payment) => [paymentVariable(payment), sandbox.setting(payment)]),
  );
  return { ...sandbox, payments: loadSettings(environment).payments };
}

/** Takes notices at a port of its own; gives its address, and the codes by which they were answered. */
export async function takeNotices(context: OriginContext) {
  const app = Fastify();
  const codes: number[] = [];
  app.addHook('onResponse', async (_request, reply) => void codes.push(reply.statusCode));
  await app.register(async (scope) => serveNotices(scope, context));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => app.close());
  return { url: `${url}/payments/notice`, codes };
}
