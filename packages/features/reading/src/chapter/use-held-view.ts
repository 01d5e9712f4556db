import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { useState } from 'react';

type HeldView = {
  readonly view: ChapterView | undefined;
  /** It stays, whatever the service says of the chapter meanwhile. */
  readonly held: boolean;
  /** `given` is the view by which it was given, where that is a newer one. */
  readonly onHold: (given?: ChapterView) => void;
  readonly onLetGo: () => void;
};

/**
 * The view of a chapter on screen. Once something of it can be read it stays for its reader: neither
 * the end of a session nor a newer view takes away what is loaded, or the place in it.
 */
export function useHeldView(current: ChapterView | undefined, reader: string | null): HeldView {
  const [kept, setKept] = useState<{ view: ChapterView; reader: string | null } | null>(null);
  const own = kept?.reader === reader ? kept.view : undefined;
  const view = own ?? current;
  return {
    view,
    held: own !== undefined,
    onHold: (given = view) => {
      if (!own && given) setKept({ view: given, reader });
    },
    onLetGo: () => setKept(null),
  };
}
