import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { SavedCard } from '@hanji/contract/entities/payment.ts';
import { cardProblems, cardToSend, type CardEntered } from '@hanji/domain/forms/card.ts';
import { useState } from 'react';
import {
  useDeleteCardMutation,
  useGetSavedCardsQuery,
  useGetTokenApiKeyMutation,
  useRegisterCardMutation,
} from '#payment/endpoints.ts';
import { tokeniseCard } from '#payment/tokenise-card.ts';

/** A card that is typed, in place of one that is kept. */
export const newCard = 'new';

const nothing: CardEntered = { number: '', expire: '', securityCode: '' };

/** What pays, as the service takes it; a refusal is of the card, or of the way to the token host. */
export type CardReady =
  | { readonly mdkToken: string }
  | { readonly cardId: string }
  | 'invalid'
  | 'refused'
  | 'unreachable';

/** The card that somebody pays with: one that is kept, or one that is typed. */
export function useCard(offered: boolean) {
  const { data: cards = [] } = useGetSavedCardsQuery(undefined, {
    skip: !offered,
    refetchOnMountOrArgChange: true,
  });
  const [getKey] = useGetTokenApiKeyMutation();
  const [register] = useRegisterCardMutation();
  const [forget] = useDeleteCardMutation();
  const [picked, setPicked] = useState<string | null>(null);
  const [entered, setEntered] = useState(nothing);
  const [keeps, setKeeps] = useState(false);
  // The month that is read against, from the first try on.
  const [triedAt, setTriedAt] = useState<Date | null>(null);
  const isKept = (id: string): boolean => cards.some(({ cardId }) => cardId === id);
  const chosen =
    picked !== null && (picked === newCard || isKept(picked)) ? picked : cards[0]?.cardId;
  const choice = chosen ?? newCard;

  /** Turns what is typed into a token, and has it kept where that is wanted. */
  const prepare = async (): Promise<CardReady> => {
    if (choice !== newCard) return { cardId: choice };
    const now = new Date();
    setTriedAt(now);
    const card = cardToSend(entered, now);
    if (card === null) return 'invalid';
    const { data: key } = await getKey();
    if (key === undefined) return 'unreachable';
    const mdkToken = await tokeniseCard(key, card).catch(() => undefined);
    if (mdkToken === undefined) return 'unreachable';
    if (mdkToken === null) return 'refused';
    if (!keeps) return { mdkToken };
    const { securityCode } = card;
    const { data: kept, error } = await register({ body: { mdkToken, securityCode } });
    if (kept) return { cardId: kept.cardId };
    return isApiError(error) && error.code === 400 ? 'refused' : 'unreachable';
  };

  return {
    cards,
    choice,
    onChoice: setPicked,
    entered,
    onEntered: (change: Partial<CardEntered>): void => setEntered({ ...entered, ...change }),
    keeps,
    onKeeps: setKeeps,
    problems: triedAt ? cardProblems(entered, triedAt).map(({ field }) => field) : [],
    /** True once the provider has forgotten it. */
    onForget: async ({ cardId }: SavedCard): Promise<boolean> => {
      const { error } = await forget({ body: { cardId } });
      return error === undefined;
    },
    prepare,
    /** What was typed is needed no more. */
    clear: (): void => {
      setEntered(nothing);
      setTriedAt(null);
    },
  };
}

export type CardInUse = ReturnType<typeof useCard>;
