import type { Banner } from '@hanji/contract/entities/banner.ts';
import { setLink } from '#paths/set-link.ts';
import { remainingTime, type RemainingTime } from '#times/labels.ts';

export type ShownBanner = {
  readonly href: string;
  /** How long it goes on, never `ready`; null where it has no end. */
  readonly left: RemainingTime | null;
};

/** How a banner is shown (challenge-and-shutdown, section 3); null where it is over or leads nowhere. */
export function shownBanner({
  webLinkUrl,
  expireRemained,
}: Pick<Banner, 'webLinkUrl' | 'expireRemained'>): ShownBanner | null {
  const href = setLink(webLinkUrl);
  const left = expireRemained === null ? null : remainingTime(expireRemained);
  return href === null || left?.kind === 'ready' ? null : { href, left };
}
