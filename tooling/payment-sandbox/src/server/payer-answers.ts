import { lostPage, paymentPage } from '#pages/payment-page.ts';
import { approve, cancel, decline, type Payment } from '#payments/payments.ts';
import { isScenario } from '#payments/scenarios.ts';
import { sendNotice, type NoticeTarget } from '#payments/send-notice.ts';
import { readForm, sendPage, type Exchange } from '#http/exchange.ts';

/** Late enough that the browser is back first. */
export const noticeDelayMs = 1500;

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Where the browser is sent back to, with what the service takes to be told. */
function wayBack({ returnTo, token, status }: Payment): string {
  const url = new URL(returnTo ?? '/', 'http://localhost');
  url.searchParams.set('token', token);
  if (status === 'approved' || status === 'captured') {
    url.searchParams.set('orderId', token);
    url.searchParams.set('PayerID', 'SANDBOXPAYER');
  } else url.searchParams.set('cancelled', status === 'cancelled' ? 'true' : 'declined');
  return url.href;
}

/** Tells the service as the scenario has it, and settles once what must be before the redirect is. */
export async function notifyPayer(target: NoticeTarget | null, payment: Payment): Promise<void> {
  if (target === null) return;
  switch (payment.scenario) {
    case 'notice-first':
      await sendNotice(target, payment);
      return;
    case 'notice-twice':
      await Promise.all([sendNotice(target, payment), sendNotice(target, payment)]);
      return;
    case 'out-of-order':
      await sendNotice(target, payment);
      void sleep(noticeDelayMs).then(() => sendNotice(target, { ...payment, status: 'open' }));
      return;
    case 'no-return':
    case 'time-out':
    case 'crash-after-capture':
      return;
    case 'normal':
    case 'wrong-amount':
    case 'wrong-signature':
      void sleep(noticeDelayMs).then(() => sendNotice(target, payment));
  }
}

/** The page of a payment, and what somebody answers on it. */
export async function answerPayer(
  target: NoticeTarget | null,
  payment: Payment,
  exchange: Exchange,
): Promise<void> {
  if (exchange.request.method !== 'POST') return sendPage(exchange, paymentPage(payment));
  const form = await readForm(exchange);
  const scenario = form.get('scenario');
  // One that was planned holds until another is chosen.
  if (isScenario(scenario) && scenario !== 'normal') payment.scenario = scenario;
  const answer = form.get('answer');
  if (answer === 'approve') approve(payment);
  else if (answer === 'decline') decline(payment);
  else cancel(payment);
  await notifyPayer(target, payment);
  if (payment.scenario === 'no-return') return sendPage(exchange, lostPage());
  exchange.response.writeHead(303, { location: wayBack(payment) }).end();
}
