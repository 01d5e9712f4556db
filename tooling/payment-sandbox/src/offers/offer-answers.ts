import { randomBytes } from 'node:crypto';
import type { NoticeTarget } from '#payments/send-notice.ts';
import { readForm, sendPage, type Exchange } from '#http/exchange.ts';
import { pointsPage, conversionPage, wallPage } from './offer-pages.ts';
import { isOfferScenario, type OfferScenario } from './offer-scenarios.ts';
import { pointsOfCard, pointsOfCoin, type Conversion, type Offers, type Wall } from './offers.ts';
import { sendOfferNotice } from './send-offer-notice.ts';

function newTransaction(): string {
  return `offer_${randomBytes(12).toString('hex')}`;
}

function scenarioOf(form: URLSearchParams): OfferScenario {
  const scenario = form.get('scenario');
  return isOfferScenario(scenario) ? scenario : 'normal';
}

/** The pages of both partners, and what somebody does on them. */
export async function answerOfferPage(
  offers: Offers,
  target: NoticeTarget | null,
  shown: Wall | Conversion,
  exchange: Exchange,
): Promise<void> {
  const form = exchange.request.method === 'POST' ? await readForm(exchange) : null;
  if (shown.kind === 'wall') return answerWall(offers, target, shown, { exchange, form });
  if (form !== null) await convert(target, shown, form);
  sendPage(exchange, shown.state === 'open' ? pointsPage() : conversionPage(shown));
}

async function answerWall(
  offers: Offers,
  target: NoticeTarget | null,
  { userKey }: Wall,
  { exchange, form }: { readonly exchange: Exchange; readonly form: URLSearchParams | null },
): Promise<void> {
  const mission = form && offers.complete(userKey, form.get('mission'));
  if (form && mission) {
    const notice = { transactionId: newTransaction(), userKey, coins: mission.coins };
    await sendOfferNotice(target, 'pincrux', notice, scenarioOf(form));
  }
  sendPage(exchange, wallPage(offers.left(userKey)));
}

async function convert(
  target: NoticeTarget | null,
  shown: Conversion,
  form: URLSearchParams,
): Promise<void> {
  if (shown.state !== 'open') return;
  const { userKey, conversionId } = shown;
  const points = Number(form.get('points'));
  const coins = Math.floor(Math.min(points, pointsOfCard) / pointsOfCoin);
  const isGood = form.get('answer') === 'convert' && coins >= 1;
  shown.state = isGood ? 'converted' : 'failed';
  const notice = isGood
    ? {
        transactionId: newTransaction(),
        userKey,
        conversionId,
        state: 'converted',
        points: coins * pointsOfCoin,
        coins,
      }
    : { userKey, conversionId, state: 'failed' };
  await sendOfferNotice(target, 'pointpark', notice, scenarioOf(form));
}
