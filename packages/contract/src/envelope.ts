import type { ArticleDetail, OwnTitle } from './entities/creator.ts';

/** What every response says beside its data (reading-service, section 7). */
export type Result = {
  /** An HTTP status wherever the code is one; 9999 is made by a client that reached no host. */
  code: number;
  message: string;
  /** For developers, never for a reader; null in production. */
  debug: string | null;
};

/** Data of an answer that failed: some codes carry what the reader can be told. */
export type FailureData = {
  endAt?: string;
  title?: string;
  /** When trying again makes sense, in seconds (429). */
  retryAfter?: number;
  /** The account waits to be deleted (410, reading-service 4). */
  awaitDeleted?: boolean;
  /** What it costs now, in coins, and how many come back (409, a price that changed since). */
  terms?: { price: number; coinBackPrice: number };
  /** What a product costs now, in the smallest unit, and brings (409, changed since it was shown). */
  product?: { price: number; coins: number; bonusCoins: number };
  /** How many coins more it takes (402). */
  missingCoins?: number;
  /** How many ad tickets open chapters in place of the advertisements that are used up (409). */
  adTickets?: number;
  /** What reactivates the dormant account that an external login belongs to (410). */
  dormant?: { neoIdUid: string; responseTokenType: string; tokenTypeHint: string };
  /** What a creator's title or article is by now (409, changed since the revision of the change). */
  newerTitle?: OwnTitle;
  newerArticle?: ArticleDetail;
} | null;
