import { z } from 'zod';
import { advertisement, coinTransaction, purchasedChapters } from '../entities/purchase.ts';
import { rentWithMethods } from '../vocabulary.ts';
import { chapterPath, coins, contentPath, ids, opaqueToken, text } from './inputs.ts';

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
    body: z.object({
      transactionToken: opaqueToken,
      rentalPrice: coins.optional(),
      adToken: text(1000).optional(),
    }),
    response: purchasedChapters,
  },
  beginAdvertisement: { params: chapterPath, response: advertisement },
  getAdvertisementClip: { response: z.instanceof(ArrayBuffer) },
  takeBackChapters: {
    params: contentPath,
    body: z.object({ chapterIds: ids }),
    response: purchasedChapters,
  },
};
