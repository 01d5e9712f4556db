import type { Settings } from '#settings/settings.ts';
import { cardProviderOf } from './providers.ts';

/**
 * Has the provider forget every card that it keeps for a member who is gone; as often as wanted.
 * @throws ServiceAwayError where another try may help
 */
export async function forgetCards(
  place: { readonly settings: Pick<Settings, 'payments'> },
  memberId: string,
): Promise<void> {
  // Where nobody takes cards, nobody keeps any.
  if (place.settings.payments.credit === undefined) return;
  const provider = cardProviderOf(place);
  for (const { cardId } of await provider.cards(memberId)) await provider.forget(memberId, cardId);
}
