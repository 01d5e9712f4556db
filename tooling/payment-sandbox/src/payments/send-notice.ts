import { createHmac } from 'node:crypto';
import type { Payment } from './payments.ts';

export type NoticeTarget = {
  /** Below it is the name of the way to pay. */
  readonly url: string;
  readonly secret: string;
};

/** What signs a notice: the time and the body, so that neither can be another. */
export function signatureOf(secret: string, body: string, seconds: number): string {
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signed}`;
}

/** Tells the service of a payment; true where it was taken. */
export async function sendNotice(target: NoticeTarget, payment: Payment): Promise<boolean> {
  const { orderId, token, status, amount, currency, by } = payment;
  const body = JSON.stringify({ orderId, token, status, amount, currency });
  const secret = payment.scenario === 'wrong-signature' ? `${target.secret}!` : target.secret;
  const answer = await fetch(`${target.url}/${by}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-payment-signature': signatureOf(secret, body, Math.floor(Date.now() / 1000)),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return answer?.ok === true;
}
