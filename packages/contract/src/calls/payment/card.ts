import type { CoinOrder, SavedCard, TokenApiKey } from '../../entities/payment.ts';
import { call } from '../call.ts';
import type { OfProduct } from './order.ts';

const ofMember = {
  offered: 'credit',
  access: 'member',
  success: 'exact200',
  source: 'challenge-and-shutdown 7, Coins and payments',
} as const;

export const cardCalls = {
  getTokenApiKey: call<{ response: TokenApiKey }>({
    ...ofMember,
    method: 'GET',
    path: '/coin/purchase/credit/token-api-key',
    summary: 'Where a browser has a card turned into a token, and by which key',
  }),
  getSavedCards: call<{ response: SavedCard[] }>({
    ...ofMember,
    method: 'GET',
    path: '/coin/purchase/credit/cardinfo',
    summary: 'The cards that the provider keeps for the member',
  }),
  registerCard: call<{ body: { mdkToken: string; securityCode: string }; response: SavedCard }>({
    ...ofMember,
    method: 'POST',
    path: '/coin/purchase/credit/cardinfo/register',
    summary: 'Has the provider keep the card of a token for the member',
    body: 'form',
  }),
  deleteCard: call<{ body: { cardId: string }; response: null }>({
    ...ofMember,
    method: 'POST',
    path: '/coin/purchase/credit/cardinfo/delete',
    summary: 'Has the provider forget a card of the member',
    body: 'form',
  }),
  executeCredit: call<{
    body: OfProduct & {
      transactionToken: string;
      mdkToken?: string | undefined;
      cardId?: string | undefined;
    };
    response: CoinOrder;
  }>({
    ...ofMember,
    method: 'POST',
    // Spelt so.
    path: '/coin/purchase/credit/excute',
    summary: 'Pays coins by a token or a kept card, once for each transaction token',
    body: 'form',
  }),
} as const;
