import { median } from '#median.ts';
import type { Loading } from './measure.ts';

export const bars = { lcpMs: 2500, ratio: 1.5, requests: 8, cls: 0.02 } as const;

export type Verdict = {
  readonly lcpMs: number;
  readonly contentMs: number;
  readonly requests: number;
  readonly bytes: number;
  readonly cls: number;
  readonly liveMs: number | null;
  /** Of the LCP over the static page's. */
  readonly ratio: number;
  /** Names of the bars that it is over. */
  readonly missed: readonly (keyof typeof bars)[];
};

/** Holds the medians of a page's loads against the bars, beside those of the static page. */
export function verdictOf(ours: readonly Loading[], plain: readonly Loading[]): Verdict {
  const middle = (part: Exclude<keyof Loading, 'liveMs'>): number =>
    median(ours.map((loading) => loading[part]));
  const live = ours.flatMap(({ liveMs }) => liveMs ?? []);
  const lcpMs = middle('lcpMs');
  const figures = {
    lcpMs,
    ratio: lcpMs / median(plain.map((loading) => loading.lcpMs)),
    requests: middle('requests'),
    // The worst, since a page that jumps in one load of five is one that jumps.
    cls: Math.max(...ours.map(({ cls }) => cls)),
  };
  return {
    ...figures,
    contentMs: middle('contentMs'),
    bytes: middle('bytes'),
    liveMs: live.length > 0 ? median(live) : null,
    missed: (['lcpMs', 'ratio', 'requests', 'cls'] as const).filter(
      (name) => !(figures[name] <= bars[name]),
    ),
  };
}
