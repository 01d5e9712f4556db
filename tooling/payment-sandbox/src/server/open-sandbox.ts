import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOfferPage } from '#offers/offer-answers.ts';
import { answerOfferCall } from '#offers/offer-calls.ts';
import { createOffers } from '#offers/offers.ts';
import { createCards } from '#payments/cards.ts';
import { createPayments, refund } from '#payments/payments.ts';
import { isScenario } from '#payments/scenarios.ts';
import { sendNotice, type NoticeTarget } from '#payments/send-notice.ts';
import { readJson, sendJson, type Exchange } from '#http/exchange.ts';
import { answerPayer, notifyPayer } from './payer-answers.ts';
import { answerService, type Place } from './service-calls.ts';

export type SandboxOptions = {
  readonly port: number;
  /** By which the service is known here. */
  readonly secret: string;
  readonly noticeSecret: string;
  readonly tokenApiKey: string;
};

/** Every page of this machine may have a card turned into a token, as at a provider's host. */
const openToPages = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
};

/**
 * Opens the sandbox at a port of this machine; 0 is any free one.
 * @throws where the port is taken
 */
export async function openSandbox(
  options: SandboxOptions,
): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, 'localhost', resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const payments = createPayments();
  const cards = createCards(options.tokenApiKey);
  const offers = createOffers();
  let target: NoticeTarget | null = null;
  let offerTarget: NoticeTarget | null = null;
  const place: Place = {
    url,
    payments,
    cards,
    notify: (payment) => notifyPayer(target, payment),
  };
  const plan = async (exchange: Exchange): Promise<void> => {
    const { scenario, noticeUrl, offerNoticeUrl, refund: refunded } = await readJson(exchange);
    if (isScenario(scenario)) payments.plan(scenario);
    if (typeof noticeUrl === 'string') target = { url: noticeUrl, secret: options.noticeSecret };
    if (typeof offerNoticeUrl === 'string') {
      offerTarget = { url: offerNoticeUrl, secret: options.noticeSecret };
    }
    const payment = payments.ofOrder(refunded);
    if (payment) {
      refund(payment);
      if (target !== null) await sendNotice(target, payment);
    }
    sendJson(exchange, {});
  };
  const answer = async (exchange: Exchange): Promise<void> => {
    const { request, response } = exchange;
    const { pathname } = new URL(request.url ?? '/', url);
    const payment = payments.ofToken(pathname.replace(/^\/pay\//, ''));
    if (payment) return answerPayer(target, payment, exchange);
    const shown = offers.ofToken(pathname.replace(/^\/(wall|points)\//, ''));
    if (shown) return answerOfferPage(offers, offerTarget, shown, exchange);
    if (pathname === '/tokens') {
      for (const [name, value] of Object.entries(openToPages)) response.setHeader(name, value);
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      return sendJson(exchange, cards.tokenise(await readJson(exchange)));
    }
    if (request.headers.authorization !== `Bearer ${options.secret}`) {
      return void response.writeHead(401).end();
    }
    if (pathname === '/control' && request.method === 'POST') return plan(exchange);
    const asked = await readJson(exchange);
    const offered = answerOfferCall(offers, pathname, asked, url);
    if (offered === undefined) answerService(place, pathname, asked, exchange);
    else sendJson(exchange, offered);
  };
  server.on('request', (request, response) => void answer({ request, response }));
  return { url, server };
}
