import { useState } from 'react';
import type { InfiniteListLabels, InfiniteListState } from './infinite-list-state.ts';

/** What a screen reader is told about a list; nothing about how it was found. */
export function useNews(
  state: InfiniteListState,
  count: number,
  labels: InfiniteListLabels,
): string {
  const [before, setBefore] = useState({ state, count, news: '' });
  if (before.state === state && before.count === count) return before.news;
  const next = { state, count, news: newsOf(state, count > before.count, count, labels) };
  setBefore(next);
  return next.news;
}

function newsOf(
  state: InfiniteListState,
  grown: boolean,
  count: number,
  labels: InfiniteListLabels,
): string {
  if (state === 'loading') return labels.loading;
  if (state === 'failed') return labels.failed ?? '';
  const loaded = grown ? (labels.loaded?.(count) ?? '') : '';
  return state === 'end' ? [loaded, labels.end ?? ''].filter(Boolean).join('. ') : loaded;
}
