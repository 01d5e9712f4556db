import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Where the caller keeps which panel is open: in the history, whose way back then closes it. Left out,
 * the viewer keeps it alone.
 */
export type KeptPanel = {
  /** Its name; null where none is open. */
  readonly open: string | null;
  /** Another that is open gives way to it. */
  readonly show: (name: string) => void;
  readonly close: () => void;
};

type Kinds<Panel> = {
  readonly nameOf: (panel: Panel) => string;
  /** Undefined where it cannot be shown without what it was opened for. */
  readonly byName: (name: string) => Panel | undefined;
};

type OpenPanel<Panel> = {
  readonly panel: Panel | undefined;
  /** Undefined closes what is open. */
  readonly setPanel: (next: Panel | undefined) => void;
};

/**
 * The panel that is open. The caller keeps its name; what it was opened for, as a picture, is known here
 * alone, and forgotten where the page was loaded anew: it closes then.
 */
export function useOpenPanel<Panel>(
  kept: KeptPanel | undefined,
  { nameOf, byName }: Kinds<Panel>,
): OpenPanel<Panel> {
  const [asked, setAsked] = useState<Panel>();
  const open = kept?.open ?? null;
  const isAsked = asked !== undefined && nameOf(asked) === open;
  const again = open === null ? undefined : byName(open);
  const panel = kept === undefined || isAsked ? asked : again;
  // By name: one lost panel may come right after another, without a moment in which none is open.
  const lost = panel === undefined ? open : null;
  const closeLost = useEffectEvent(() => kept?.close());
  useEffect(() => {
    if (lost !== null) closeLost();
  }, [lost]);
  return {
    panel,
    setPanel: (next) => {
      // What was open is remembered for the way forward.
      if (next !== undefined || kept === undefined) setAsked(next);
      if (next !== undefined) kept?.show(nameOf(next));
      else if (open !== null) kept?.close();
    },
  };
}
