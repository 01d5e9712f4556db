import type { TokenApiKey } from '@hanji/contract/entities/payment.ts';
import type { CardEntered } from '@hanji/domain/forms/card.ts';
import { answerMs } from '#calls/settled.ts';

function tokenIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return null;
  return typeof answer.token === 'string' ? answer.token : null;
}

/**
 * Has a card turned into a token by the payment host itself (challenge-and-shutdown, section 7): the
 * number goes nowhere else. Null for a card that it does not take.
 * @throws where the host cannot be reached, or says nothing in time
 */
export async function tokeniseCard(
  { tokenUrl, tokenApiKey }: TokenApiKey,
  { number, expire, securityCode }: CardEntered,
): Promise<string | null> {
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(answerMs),
    body: JSON.stringify({
      card_number: number,
      card_expire: expire,
      security_code: securityCode,
      token_api_key: tokenApiKey,
      lang: 'ja',
    }),
  });
  return tokenIn(await answer.json().catch(() => null));
}
