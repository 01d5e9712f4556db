import { randomBytes } from 'node:crypto';
import type { Scenario } from './scenarios.ts';

export type Status = 'open' | 'approved' | 'captured' | 'cancelled' | 'failed' | 'refunded';

export type Payment = {
  readonly orderId: string;
  /** By which the provider names it. */
  readonly token: string;
  readonly by: string;
  readonly currency: string;
  readonly returnTo: string | null;
  amount: number;
  status: Status;
  scenario: Scenario;
};

/** Those who take the money themselves once it is approved; the others wait to be told. */
const capturesOnApproval = new Set(['carrier', 'paypay', 'credit']);

/** All payments of this run: what they are is gone when it ends. */
export type Payments = ReturnType<typeof createPayments>;

export function createPayments() {
  const byOrder = new Map<string, Payment>();
  const byToken = new Map<string, Payment>();
  let next: Scenario = 'normal';
  return {
    /** What the next payment does that is begun. */
    plan(scenario: Scenario): void {
      next = scenario;
    },
    /** The payment of an order: the same one for the same order. */
    begin(asked: Pick<Payment, 'orderId' | 'by' | 'amount' | 'currency' | 'returnTo'>): Payment {
      const known = byOrder.get(asked.orderId);
      if (known) return known;
      const token = `pay_${randomBytes(16).toString('hex')}`;
      const payment: Payment = { ...asked, token, status: 'open', scenario: next };
      next = 'normal';
      byOrder.set(asked.orderId, payment);
      byToken.set(token, payment);
      return payment;
    },
    ofOrder: (orderId: unknown): Payment | undefined =>
      typeof orderId === 'string' ? byOrder.get(orderId) : undefined,
    ofToken: (token: string): Payment | undefined => byToken.get(token),
  };
}

export function approve(payment: Payment): void {
  if (payment.status !== 'open') return;
  payment.status = capturesOnApproval.has(payment.by) ? 'captured' : 'approved';
  if (payment.scenario === 'wrong-amount') payment.amount += 1;
}

export function decline(payment: Payment): void {
  if (payment.status === 'open') payment.status = 'failed';
}

export function capture(payment: Payment): void {
  if (payment.status === 'approved') payment.status = 'captured';
}

export function cancel(payment: Payment): void {
  if (payment.status === 'open' || payment.status === 'approved') payment.status = 'cancelled';
}

export function refund(payment: Payment): void {
  if (payment.status === 'captured') payment.status = 'refunded';
}
