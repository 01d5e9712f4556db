import type { Advertisement } from '@hanji/contract/entities/purchase.ts';
import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { SoldTitle } from '@hanji/edition/slots/edition-slots.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { settled, type Settled } from '#calls/settled.ts';
import { useBeginAdvertisementMutation } from '#purchase/call/endpoints.ts';

type Watched = {
  readonly of: SoldTitle & { readonly chapterId: number };
  /** The reader goes another way: nothing is counted down any more. */
  readonly stopped: boolean;
  /** It was shown to its end. */
  readonly onShown: (adToken: string) => void;
  readonly onFailed: (error: ApiError) => void;
};

type Shown =
  /** `left` in seconds. */
  | { readonly kind: 'clip'; readonly ad: Advertisement; readonly left: number }
  /** Those of the day are used up, as `text` says, and an ad ticket is there. */
  | { readonly kind: 'usedUp'; readonly text: string };

type Advertised = Shown & { readonly adTickets: number };

/** Asks for an advertisement and counts its seconds down; null until it is known. */
export function useAdvertisement({ of, stopped, onShown, onFailed }: Watched): Advertised | null {
  const [begin] = useBeginAdvertisementMutation();
  const [shown, setShown] = useState<Advertised | null>(null);
  const left = shown?.kind === 'clip' && !stopped ? shown.left : null;

  const begun = useEffectEvent((answer: Settled<Advertisement>) => {
    if ('data' in answer) {
      const { seconds, adTickets } = answer.data;
      return setShown({ kind: 'clip', ad: answer.data, left: seconds, adTickets });
    }
    const { data, message } = answer.error;
    const adTickets = data?.adTickets ?? 0;
    if (adTickets > 0) setShown({ kind: 'usedUp', text: message, adTickets });
    else onFailed(answer.error);
  });
  const start = useEffectEvent(() => {
    const { contentType, contentId, chapterId } = of;
    return settled(begin({ params: { contentType, contentId, chapterId } }));
  });
  useEffect(() => {
    let gone = false;
    void start().then((answer) => {
      if (!gone) begun(answer);
    });
    return () => {
      gone = true;
    };
  }, []);

  const end = useEffectEvent(() => shown?.kind === 'clip' && onShown(shown.ad.adToken));
  useEffect(() => {
    if (left === null) return;
    if (left === 0) {
      end();
      return;
    }
    const next = { left: left - 1 };
    const timer = setTimeout(
      () => setShown((ad) => (ad?.kind === 'clip' ? { ...ad, ...next } : ad)),
      1000,
    );
    return () => clearTimeout(timer);
  }, [left]);

  return shown;
}
