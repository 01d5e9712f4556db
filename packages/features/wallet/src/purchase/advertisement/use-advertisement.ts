import type { Advertisement } from '@hanji/contract/entities/purchase.ts';
import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { SoldTitle } from '@hanji/edition/slots/edition-slots.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { settled, type Settled } from '#calls/settled.ts';
import { useBeginAdvertisementMutation } from '#purchase/call/endpoints.ts';

type Watched = {
  readonly of: SoldTitle & { readonly chapterId: number };
  /** It was shown to its end. */
  readonly onShown: (adToken: string) => void;
  readonly onFailed: (error: ApiError) => void;
};

/** Asks for an advertisement and counts its seconds down; null until it is there. */
export function useAdvertisement({ of, onShown, onFailed }: Watched) {
  const [begin] = useBeginAdvertisementMutation();
  const [shown, setShown] = useState<(Advertisement & { readonly left: number }) | null>(null);
  const left = shown?.left ?? null;

  const begun = useEffectEvent((answer: Settled<Advertisement>) => {
    if ('error' in answer) onFailed(answer.error);
    else setShown({ ...answer.data, left: answer.data.seconds });
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

  const end = useEffectEvent(() => shown && onShown(shown.adToken));
  useEffect(() => {
    if (left === null) return;
    if (left === 0) {
      end();
      return;
    }
    const timer = setTimeout(() => setShown((ad) => ad && { ...ad, left: left - 1 }), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return shown;
}
