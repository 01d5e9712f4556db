import type { RefundChapter, RefundChapters } from '@hanji/contract/entities/refund.ts';
import { useState } from 'react';

type Loaded = { readonly pages: readonly RefundChapters[] };

type Query = {
  readonly currentData?: Loaded | undefined;
  readonly fetchNextPage: () => PromiseLike<{
    readonly data?: Loaded | undefined;
    readonly isError: boolean;
  }>;
};

function chaptersOf({ pages }: Loaded): RefundChapter[] {
  return pages.flatMap((page) => page.refundPurchasedChapterDetail);
}

/** Every chapter, page by page until all are there; null where one fails. */
async function everyChapter(query: Query): Promise<readonly RefundChapter[] | null> {
  let loaded = query.currentData ?? { pages: [] };
  while (chaptersOf(loaded).length < (loaded.pages.at(-1)?.refundPurchasedCount ?? 0)) {
    const { data, isError } = await query.fetchNextPage();
    if (isError || data === undefined) return null;
    loaded = data;
  }
  return chaptersOf(loaded);
}

/** Does something with every chapter once all are on the page; nothing where one does not come. */
export function useAllChapters(query: Query) {
  const [busy, setBusy] = useState(false);
  async function withAll(work: (chapters: readonly RefundChapter[]) => void): Promise<void> {
    setBusy(true);
    const all = await everyChapter(query);
    setBusy(false);
    if (all !== null) requestAnimationFrame(() => work(all));
  }
  return { busy, withAll: (work: Parameters<typeof withAll>[0]) => void withAll(work) };
}
