import type { Cards } from '#payments/cards.ts';
import {
  approve,
  cancel,
  capture,
  decline,
  refund,
  type Payment,
  type Payments,
} from '#payments/payments.ts';
import { sendJson, type Asked, type Exchange } from '#http/exchange.ts';

export type Place = {
  /** Where browsers find this. */
  readonly url: string;
  readonly payments: Payments;
  readonly cards: Cards;
  /** Tells the service, some time later. */
  readonly notify: (payment: Payment) => Promise<void>;
};

/** What the service asks, by path; undefined where there is nothing. */
type ServiceCall = (place: Place, asked: Asked, exchange: Exchange) => unknown;

function shown({ orderId, status, amount, currency }: Payment) {
  return { orderId, status, amount, currency };
}

/** A question that is left without an answer, once. */
function hangs(payment: Payment): boolean {
  if (payment.scenario !== 'time-out' || payment.status === 'open') return false;
  payment.scenario = 'normal';
  return true;
}

const unanswered = Symbol('unanswered');
const hanging = Symbol('hanging');

function begin({ payments }: Place, asked: Asked, by: unknown): Payment {
  return payments.begin({
    orderId: String(asked['orderId']),
    by: String(by),
    amount: Number(asked['amount']),
    currency: String(asked['currency']),
    returnTo: typeof asked['returnTo'] === 'string' ? asked['returnTo'] : null,
  });
}

function charge(place: Place, asked: Asked): unknown {
  const payment = begin(place, asked, 'credit');
  if (payment.status !== 'open') return shown(payment);
  const behaves = place.cards.behaviour(asked);
  if (behaves === 'pays' || behaves === 'slow') approve(payment);
  else decline(payment);
  if (behaves === 'slow' || payment.scenario === 'crash-after-capture') return unanswered;
  if (hangs(payment)) return hanging;
  void place.notify(payment);
  return shown(payment);
}

const serviceCalls: Readonly<Record<string, ServiceCall>> = {
  '/payments/reserve': (place, asked) => {
    const { token } = begin(place, asked, asked['payment']);
    return { token, url: `${place.url}/pay/${token}` };
  },
  '/payments/charge': charge,
  '/payments/find': ({ payments }, { orderId }) => {
    const payment = payments.ofOrder(orderId);
    if (payment === undefined) return undefined;
    return hangs(payment) ? hanging : shown(payment);
  },
  '/payments/capture': (place, { orderId }) => {
    const payment = place.payments.ofOrder(orderId);
    if (payment === undefined) return undefined;
    capture(payment);
    if (payment.scenario === 'crash-after-capture') {
      payment.scenario = 'normal';
      return unanswered;
    }
    void place.notify(payment);
    return shown(payment);
  },
  '/payments/cancel': ({ payments }, { orderId }) => {
    const payment = payments.ofOrder(orderId);
    if (payment) cancel(payment);
    return payment && shown(payment);
  },
  '/payments/refund': ({ payments }, { orderId }) => {
    const payment = payments.ofOrder(orderId);
    if (payment) refund(payment);
    return payment && shown(payment);
  },
  '/cards/list': ({ cards }, { customer }) => ({ cards: cards.list(String(customer)) }),
  '/cards/register': ({ cards }, { customer, mdkToken }) => ({
    card: cards.register(String(customer), mdkToken),
  }),
  '/cards/delete': ({ cards }, { customer, cardId }) => {
    cards.forget(String(customer), cardId);
    return {};
  },
};

/** Answers the service; what is not answered breaks off, as it does where somebody crashes. */
export function answerService(place: Place, path: string, asked: Asked, exchange: Exchange): void {
  const answer = serviceCalls[path]?.(place, asked, exchange);
  // Whoever asked gives up some time.
  if (answer === hanging) return;
  if (answer === unanswered) exchange.request.socket.destroy();
  else if (answer === undefined) exchange.response.writeHead(404).end();
  else sendJson(exchange, answer);
}
