import type { DistributedCoins, UsedCoins } from '@hanji/contract/entities/coin-history.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { chaptersOfEntries } from './chapters-of-entries.ts';
import { distributedEntries, usedEntries } from './history-entries.ts';

type HistoryCall = 'getUsedCoins' | 'getDistributedCoins';

export function historyHandlers({ db, now }: RequestContext): Pick<Handlers, HistoryCall> {
  return {
    getUsedCoins: async (call): Promise<UsedCoins> => {
      const { entries, nextCursor } = await usedEntries(db, memberOf(call), call.query, now());
      const chapters = await chaptersOfEntries(db, entries);
      return {
        entries: entries.map(({ id, at, kind, amount }) => {
          const { chapter, takenBack } = chapters.get(id) ?? { chapter: null, takenBack: false };
          return { id, at: at.toISOString(), kind, amount, chapter, takenBack };
        }),
        nextCursor,
      };
    },
    getDistributedCoins: async (call): Promise<DistributedCoins> => {
      const asked = call.query;
      const { entries, nextCursor } = await distributedEntries(db, memberOf(call), asked, now());
      const chapters = await chaptersOfEntries(db, entries);
      return {
        entries: entries.map(({ id, at, kind, amount, expiresAt }) => ({
          id,
          at: at.toISOString(),
          kind,
          amount,
          chapter: chapters.get(id)?.chapter ?? null,
          expireAt: expiresAt?.toISOString() ?? null,
        })),
        nextCursor,
      };
    },
  };
}
