import { useEffect, useRef, useState } from 'react';
import type { NovelPanel } from '#novel/react/panels/NovelPanels.tsx';

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
export function usePanel() {
  const [panel, setPanel] = useState<NovelPanel>();
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (panel) return;
    // It is of the frame's own window, whose classes are not those of this one.
    (opener.current as HTMLElement | null)?.focus({ preventScroll: true });
    opener.current = null;
  }, [panel]);
  return {
    panel,
    /** Undefined closes what is open. */
    setPanel: (next: NovelPanel | undefined) => setPanel(next),
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
