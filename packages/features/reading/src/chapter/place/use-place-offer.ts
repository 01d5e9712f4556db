import type { ReadingPlace, ReadingPlaces } from '@hanji/contract/entities/reading-place.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { placeOffer } from '@hanji/domain/reading/position/place-offer.ts';
import { type KeptPosition, shareOf } from '@hanji/domain/reading/position/reading-position.ts';
import { deviceName } from '#outbox/device-name.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyGetPlacesQuery } from '#chapter/endpoints.ts';
import { readDeclined, writeDeclined } from '#storage/declined-places.ts';
import { shareOnScreen } from './share-on-screen.ts';
import { readPlace } from '#storage/reading-positions.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** A tab that comes back sooner than this asks nothing. */
const awayMs = 30_000;

/** A place, and when it was looked at, in milliseconds: times are said of that moment. */
type Offered = {
  readonly place: ReadingPlace;
  /** Where the reader was then in this chapter. */
  readonly own: KeptPosition | undefined;
  readonly now: number;
};

type PlaceOffer = {
  readonly offered: Offered | null;
  /** It is not offered again: it was refused, or gone to. */
  readonly settle: () => void;
};

/**
 * Where the member went on on another device, when the chapter opens and whenever the tab comes back
 * after a while.
 */
export function usePlaceOffer(
  address: ChapterAddress,
  reader: string,
  view: ChapterView,
): PlaceOffer {
  const { chapter } = view;
  const [getPlaces] = useLazyGetPlacesQuery();
  const [offered, setOffered] = useState<Offered | null>(null);
  const { contentType, contentId, chapterId } = address;

  const look = useEffectEvent((known: ReadingPlaces) => {
    const own = readPlace({ reader, chapterId })?.last;
    const share = own ? shareOf(own) : null;
    const declinedUntil = readDeclined({ reader, contentId });
    const onScreen = shareOnScreen(view);
    const here = { chapterId, sort: chapter.sort, share, onScreen, declinedUntil };
    const place = placeOffer(known, here);
    setOffered(place && { place, own, now: Date.now() });
  });
  const ask = useEffectEvent(() => {
    const params = { contentType, contentId, chapterUnit: chapter.unit };
    return getPlaces({ params, query: { device: deviceName() } });
  });

  useEffect(() => {
    let hiddenAt = 0;
    let gone = false;
    const begin = (): void => {
      // Who cannot be told goes on reading where they are.
      void ask().then(({ data }) => data && !gone && look(data));
    };
    const follow = (): void => {
      if (document.hidden) hiddenAt = Date.now();
      else if (hiddenAt > 0 && Date.now() - hiddenAt >= awayMs) begin();
    };
    document.addEventListener('visibilitychange', follow);
    begin();
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);

  const settle = (): void => {
    if (offered) writeDeclined({ reader, contentId }, offered.place.at);
    setOffered(null);
  };
  return { offered, settle };
}
