import { signatureOf, type NoticeTarget } from '#payments/send-notice.ts';
import type { OfferScenario } from './offer-scenarios.ts';

const lateMs = 1500;

type Notice = Readonly<Record<string, string | number>>;

/** Tells the service of coins, as the scenario has it. */
export async function sendOfferNotice(
  target: NoticeTarget | null,
  partner: 'pincrux' | 'pointpark',
  notice: Notice,
  scenario: OfferScenario,
): Promise<void> {
  if (target === null || scenario === 'no-notice') return;
  const send = () => post(target, partner, JSON.stringify(notice), scenario);
  if (scenario === 'notice-late') setTimeout(() => void send(), lateMs);
  else await Promise.all(scenario === 'notice-twice' ? [send(), send()] : [send()]);
}

async function post(
  target: NoticeTarget,
  partner: string,
  body: string,
  scenario: OfferScenario,
): Promise<void> {
  const secret = scenario === 'wrong-signature' ? `${target.secret}!` : target.secret;
  await fetch(`${target.url}/${partner}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-offerwall-signature': signatureOf(secret, body, Math.floor(Date.now() / 1000)),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
}
