/** Where a reader has come to on another device, as far as offering it goes. */
export type OfferedPlace = {
  readonly chapterId: number;
  /** The chapter's order within its unit, from 1. */
  readonly sort: number;
  /** Share of the chapter that lies before it, 0 to 1. */
  readonly share: number;
  /** ISO 8601, by the service's clock. */
  readonly at: string;
};

/** What the service knows of the other devices, and of this one. */
type KnownPlaces<Place> = {
  readonly own: string | null;
  readonly latest: Place | null;
  readonly furthest: Place | null;
};

type Here = {
  readonly chapterId: number;
  readonly sort: number;
  /** Of this chapter on this device; null where it is at its beginning. */
  readonly share: number | null;
  /** Of this chapter that lies on the screen from there on; 0 where that is not known. */
  readonly onScreen: number;
  /** Up to when places were declined here for this title, in milliseconds; 0 where none was. */
  readonly declinedUntil: number;
};

/** Closer than this in one chapter, in shares of it, is the same place. */
export const samePlace = 0.02;

/**
 * The place to go on from that is offered to who reads here (decision "reading position"; it is
 * never taken without being asked for): where another device went on later than this one, or else
 * the furthest read where that lies ahead. Null where neither is, and what was declined, or was
 * reached before something that was, is not offered again.
 */
export function placeOffer<Place extends OfferedPlace>(
  { own, latest, furthest }: KnownPlaces<Place>,
  here: Here,
): Place | null {
  const isOpen = (place: Place): boolean =>
    Date.parse(place.at) > here.declinedUntil && !isHere(place, here);
  const isLater = (place: Place): boolean => own === null || Date.parse(place.at) > Date.parse(own);
  if (latest && isOpen(latest) && isLater(latest)) return latest;
  return furthest && isOpen(furthest) && isAhead(furthest, here) ? furthest : null;
}

/** The same place, or one that the reader can see from here. */
function isHere({ chapterId, share }: OfferedPlace, here: Here): boolean {
  if (chapterId !== here.chapterId) return false;
  const ahead = share - (here.share ?? 0);
  return ahead > -samePlace && ahead < Math.max(samePlace, here.onScreen);
}

function isAhead({ chapterId, sort, share }: OfferedPlace, here: Here): boolean {
  return chapterId === here.chapterId ? share > (here.share ?? 0) : sort > here.sort;
}
