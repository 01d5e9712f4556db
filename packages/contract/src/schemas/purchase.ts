import { z } from 'zod';
import { coinTransaction, purchasedChapters } from '../entities/purchase.ts';
import { rentWithMethods } from '../vocabulary.ts';
import { chapterPath, coins, contentPath, ids, opaqueToken } from './inputs.ts';

const terms = { transactionToken: opaqueToken, price: coins, coinBackPrice: coins };

export const purchaseSchemas = {
  createCoinTransaction: { response: coinTransaction },
  unlockChapter: { params: chapterPath, body: z.object(terms), response: purchasedChapters },
  unlockChapters: {
    params: contentPath,
    body: z.object({ ...terms, chapterIds: ids }),
    response: purchasedChapters,
  },
  rentChapter: {
    params: chapterPath.extend({ rentWithMethod: z.enum(rentWithMethods) }),
    body: z.object({ transactionToken: opaqueToken, rentalPrice: coins.optional() }),
    response: purchasedChapters,
  },
  takeBackChapters: {
    params: contentPath,
    body: z.object({ chapterIds: ids }),
    response: purchasedChapters,
  },
};
