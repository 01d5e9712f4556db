import type { FastifyInstance } from 'fastify';
import { paymentMethods } from '@hanji/contract/vocabulary.ts';
import type { OriginContext } from '#http/request-context.ts';
import { ServiceAwayError } from '#ports/outside/ask-service.ts';
import { readNotice } from '#ports/payment/read-notice.ts';
import { readOrder } from './orders/order-rows.ts';
import { settleOrder } from './orders/settling/settle-order.ts';

/** Where providers send their notices, on the service's own origin. */
const noticePath = '/payments/notice/:payment';
const mostBytes = 16 * 1024;

/**
 * Takes what providers tell by themselves. A notice only says which order to ask about; the provider
 * sends one again that is not answered by 200.
 */
export function serveNotices(scope: FastifyInstance, context: OriginContext): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  );
  scope.post<{ Params: { payment: string } }>(noticePath, async (request, reply) => {
    const payment = paymentMethods.find((known) => known === request.params.payment);
    const settings = payment && context.settings.payments[payment];
    if (!settings) return reply.callNotFound();
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const header = String(request.headers['x-payment-signature'] ?? '');
    const orderId = readNotice(settings.noticeSecret, { header, body, now: context.now() });
    if (orderId === null) return reply.code(401).send();
    const order = await readOrder(context.db, orderId);
    if (order?.payment !== payment) return reply.code(404).send();
    try {
      await settleOrder(context, order, 'provider');
    } catch (error) {
      if (!(error instanceof ServiceAwayError)) throw error;
      return reply.code(503).send();
    }
    return reply.code(200).send();
  });
}
