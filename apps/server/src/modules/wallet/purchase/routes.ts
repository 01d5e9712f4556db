import { Readable } from 'node:stream';
import type { StreamAnswer } from '#http/answer/answer.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { advertisementClip } from '#ports/outside/local-advertiser.ts';
import { beginAdvertisement } from './advertisement.ts';
import { answerOf, createTransaction } from './coin-transaction.ts';
import { rentChapter } from './rent-chapter.ts';
import { takeBackChapters } from './take-back/take-back.ts';
import { unlockChapters } from './unlock-chapters.ts';

type PurchaseCall =
  | 'createCoinTransaction'
  | 'unlockChapter'
  | 'unlockChapters'
  | 'rentChapter'
  | 'beginAdvertisement'
  | 'getAdvertisementClip'
  | 'takeBackChapters';

function sendClip(): StreamAnswer {
  const size = advertisementClip.length;
  return { contentType: 'image/svg+xml', stream: Readable.from([advertisementClip]), size };
}

export function purchaseHandlers(context: RequestContext): Pick<Handlers, PurchaseCall> {
  return {
    createCoinTransaction: (call) => createTransaction(context.db, memberOf(call), context.now()),
    unlockChapter: async (call) => {
      const { transactionToken: token, ...terms } = call.body;
      const chapterIds = [call.params.chapterId];
      const request = { call: 'unlock', token, chapterIds, ...terms } as const;
      const by = { memberId: memberOf(call), caller: call };
      return answerOf(await unlockChapters(context, call.params, request, by));
    },
    unlockChapters: async (call) => {
      const { transactionToken: token, ...terms } = call.body;
      const request = { call: 'unlock-all', token, ...terms } as const;
      const by = { memberId: memberOf(call), caller: call };
      return answerOf(await unlockChapters(context, call.params, request, by));
    },
    rentChapter: async (call) => {
      const { chapterId, rentWithMethod: method } = call.params;
      const { transactionToken: token, rentalPrice, adToken } = call.body;
      const by = { memberId: memberOf(call), caller: call };
      const request = { token, chapterId, method, rentalPrice, adToken };
      return answerOf(await rentChapter(context, call.params, request, by));
    },
    beginAdvertisement: (call) =>
      beginAdvertisement(context, call.params, { memberId: memberOf(call), caller: call }),
    getAdvertisementClip: async () => sendClip(),
    takeBackChapters: (call) =>
      takeBackChapters(context, call.params, call.body.chapterIds, {
        memberId: memberOf(call),
        caller: call,
      }),
  };
}
