import type { ChapterFileSalesType } from '@hanji/contract/vocabulary.ts';
import type { FlowDialog } from '#purchase/flow/purchase-flow.ts';
import type { PendingPurchase } from '#purchase/pending/pending-purchase.ts';
import type { ChapterCall } from './chapter-call.ts';

/** What a button does next. After a call that succeeds the viewer opens (reading-service, 4). */
export type ActionStep =
  | { readonly kind: 'viewer'; readonly salesType: ChapterFileSalesType }
  | FlowDialog
  /** A guest: needs an account. */
  | { readonly kind: 'blocked' }
  /** To login, or to `/coinpurchase`; `pending` is to be saved before, null clears. */
  | { readonly kind: 'login'; readonly pending: PendingPurchase | null }
  | { readonly kind: 'coin_purchase'; readonly pending: PendingPurchase | null }
  /** Ask whether coins may be used, then call. */
  | { readonly kind: 'confirm' | 'call'; readonly call: ChapterCall }
  /** The button does not hold any more; each has its message (section 8). */
  | { readonly kind: 'refused'; readonly why: 'unavailable' | 'no_tickets' };
