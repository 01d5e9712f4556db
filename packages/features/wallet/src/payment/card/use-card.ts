import type { SavedCard } from '@hanji/contract/entities/payment.ts';
import { cardProblems, cardToSend, type CardEntered } from '@hanji/domain/forms/card.ts';
import { useRef, useState } from 'react';
import { isLost, settled } from '#calls/settled.ts';
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

/** What pays, as the service takes it. */
export type CardToPay = { readonly mdkToken: string } | { readonly cardId: string };

/** A refusal is of the card, or of the way to the token host. */
export type CardReady = CardToPay | 'invalid' | 'refused' | 'unreachable';

/** A card that was to be kept; no id where the answer was lost, and it may be kept or not. */
type Registered = { readonly card: CardEntered; readonly cardId: string | null };

function isSame(one: CardEntered, other: CardEntered): boolean {
  return one.number === other.number && one.expire === other.expire;
}

function isOf({ maskedNumber, expire }: SavedCard, card: CardEntered): boolean {
  return maskedNumber.endsWith(card.number.slice(-4)) && expire === card.expire;
}

/** The card that somebody pays with: one that is kept, or one that is typed. */
export function useCard(offered: boolean) {
  const { data: cards = [], refetch } = useGetSavedCardsQuery(undefined, {
    skip: !offered,
    refetchOnMountOrArgChange: true,
  });
  const [getKey] = useGetTokenApiKeyMutation();
  const [register] = useRegisterCardMutation();
  const [forget] = useDeleteCardMutation();
  const [picked, setPicked] = useState<string | null>(null);
  const [entered, setEntered] = useState(nothing);
  const [keeps, setKeeps] = useState(false);
  // A retry has no card kept twice.
  const registered = useRef<Registered | null>(null);
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
    const before = registered.current;
    const again = keeps && before !== null && isSame(before.card, card) ? before : null;
    if (again?.cardId) return { cardId: again.cardId };
    if (again) {
      const { data: found, isError } = await refetch();
      if (isError || !found) return 'unreachable';
      const known = found.find((each) => isOf(each, card));
      if (known) return { cardId: known.cardId };
    }
    const key = await settled(getKey());
    if ('error' in key) return 'unreachable';
    const mdkToken = await tokeniseCard(key.data, card).catch(() => undefined);
    if (mdkToken === undefined) return 'unreachable';
    if (mdkToken === null) return 'refused';
    return keeps ? keep(card, mdkToken) : { mdkToken };
  };
  const keep = async (card: CardEntered, mdkToken: string): Promise<CardReady> => {
    const { securityCode } = card;
    const kept = await settled(register({ body: { mdkToken, securityCode } }));
    if ('data' in kept) {
      const { cardId } = kept.data;
      registered.current = { card, cardId };
      return { cardId };
    }
    if (isLost(kept)) registered.current = { card, cardId: null };
    return kept.error.code === 400 ? 'refused' : 'unreachable';
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
      if (registered.current?.cardId === cardId) registered.current = null;
      return error === undefined;
    },
    prepare,
    /** What was typed is needed no more. */
    clear: (): void => {
      setEntered(nothing);
      setTriedAt(null);
      registered.current = null;
    },
  };
}

export type CardInUse = ReturnType<typeof useCard>;
