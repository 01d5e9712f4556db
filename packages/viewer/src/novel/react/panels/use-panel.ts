import { useEffect, useRef } from 'react';
import { type NovelPanel, panelsOfBars } from '#novel/react/panels/novel-panel.ts';
import { type KeptPanel, useOpenPanel } from '#shared/react/panels/use-open-panel.ts';

const kinds = {
  nameOf: ({ kind }: NovelPanel): string => kind,
  byName: (name: string): NovelPanel | undefined => {
    const kind = panelsOfBars.find((each) => each === name);
    return kind && { kind };
  },
};

/** What was pressed in the frame, if a key has come to something there. */
function heldInFrame(): Element | null {
  const { activeElement: frame } = document;
  const content = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
  return content && content.activeElement !== content.body ? content.activeElement : null;
}

/**
 * The panel that is open. A frame below a dialog lets go of what had the focus in it: after what was
 * opened by a part of the text, keys go on from there, unless the reader goes elsewhere.
 */
export function usePanel(kept: KeptPanel | undefined) {
  const { panel, setPanel } = useOpenPanel(kept, kinds);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (panel) return;
    // It is of the frame's own window, whose classes are not those of this one.
    (opener.current as HTMLElement | null)?.focus({ preventScroll: true });
    opener.current = null;
  }, [panel]);
  return {
    panel,
    setPanel,
    openFromText: (next: NovelPanel) => {
      opener.current = heldInFrame();
      setPanel(next);
    },
    leavePanel: () => {
      opener.current = null;
      setPanel(undefined);
    },
  };
}
