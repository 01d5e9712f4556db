import type { SavedCard, TokenApiKey } from '@hanji/contract/entities/payment.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { limitAttempts } from '#modules/account/attempts/limit-attempts.ts';
import { orBadGateway } from '#modules/account/or-bad-gateway.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import type { KeptCard } from '#ports/payment/card-provider.ts';
import { cardAttempts, keyAttempts } from './card-attempts.ts';
import { cardProviderOf, paymentSettings } from './providers.ts';

/**
 * Where a browser has a card turned into a token: the number goes there, and never comes here.
 * @throws ApiFailure 429 for too many
 */
export async function tokenApiKeyOf(context: RequestContext, caller: Caller): Promise<TokenApiKey> {
  const { tokens } = paymentSettings(context, 'credit');
  if (tokens === null) throw new ApiFailure(502, 'providerUnavailable');
  await limitAttempts(context, keyAttempts(memberOf(caller)), async () => null);
  return { tokenApiKey: tokens.apiKey, tokenUrl: tokens.url };
}

function onWire({ cardId, lastDigits, expire }: KeptCard): SavedCard {
  return { cardId, maskedNumber: `**** ${lastDigits}`, expire };
}

export async function savedCardsOf(context: RequestContext, caller: Caller): Promise<SavedCard[]> {
  const provider = cardProviderOf(context);
  const cards = await orBadGateway(caller, () => provider.cards(memberOf(caller)));
  return cards.map(onWire);
}

/**
 * The code is handed on and kept nowhere.
 * @throws ApiFailure 400 for a card that is not taken, 429 after too many
 */
export async function saveCard(
  context: RequestContext,
  caller: Caller,
  card: { readonly mdkToken: string; readonly securityCode: string },
): Promise<SavedCard> {
  const provider = cardProviderOf(context);
  const memberId = memberOf(caller);
  const kept = await limitAttempts(context, cardAttempts(memberId, caller.ip), () =>
    orBadGateway(caller, () => provider.register(memberId, card)),
  );
  if (kept === null) throw new ApiFailure(400, 'cardRefused');
  return onWire(kept);
}

/** Of somebody else's card, or none, the provider forgets nothing. */
export async function forgetCard(
  context: RequestContext,
  caller: Caller,
  cardId: string,
): Promise<null> {
  const provider = cardProviderOf(context);
  await orBadGateway(caller, () => provider.forget(memberOf(caller), cardId));
  return null;
}
