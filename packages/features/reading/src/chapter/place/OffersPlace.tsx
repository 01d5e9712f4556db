import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { countsAsReading } from '@hanji/domain/reading/reading-event.ts';
import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { ChapterAddress } from '#paths/paths.ts';

type OffersPlaceProps = {
  readonly address: ChapterAddress;
  readonly view: ChapterView;
  readonly onReopen: (keepPlace: () => void) => void;
};

function loadOffer() {
  return import('./PlaceOffer.tsx');
}

/** For members who read, and after the first picture: nothing that they wait for comes later by it. */
export function OffersPlace(props: OffersPlaceProps) {
  const user = useCurrentUser();
  const asks = user !== null && countsAsReading(props.address.chapterFileSalesType);
  return asks && <Late key={user.userId} {...props} reader={user.userId} />;
}

function Late(props: OffersPlaceProps & { readonly reader: string }) {
  const part = useLatePart(loadOffer, true);
  return part && <part.PlaceOffer {...props} />;
}
