import type { Popup } from '@hanji/contract/entities/popup.ts';
import { choosePopup } from '@hanji/domain/popups/choose-popup.ts';
import {
  afterShown,
  afterSkipped,
  popupMemoryKey,
  readPopupMemory,
  writePopupMemory,
  type PopupMemory,
} from '@hanji/domain/popups/popup-memory.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenIdleAfterLoad } from '#shared/when-idle.ts';

type ShownPopup = {
  readonly popup: Popup | null;
  readonly close: () => void;
  /** "Do not show again". */
  readonly skip: () => void;
};

function remember(change: (memory: PopupMemory) => PopupMemory): void {
  const memory = readPopupMemory(localSiteStorage.getItem(popupMemoryKey));
  localSiteStorage.setItem(popupMemoryKey, writePopupMemory(change(memory)));
}

/** Nothing covers what somebody is asked, is typing into, or has gone to, which is on its way. */
function isBusy(): boolean {
  const at = document.activeElement;
  if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) return true;
  return document.querySelector('dialog[open], main[aria-busy="true"]') !== null;
}

/**
 * The popup of a page that is due in this browser, one at each visit at most, once nothing else goes
 * on there (reading-service, section 4). What was shown counts from then on, however it is closed.
 */
export function usePopup(popups: readonly Popup[]): ShownPopup {
  const [popup, setPopup] = useState<Popup | null>(null);
  const chosen = useRef(false);
  const choose = useEffectEvent(() => {
    if (chosen.current) return;
    chosen.current = true;
    if (isBusy()) return;
    const now = Date.now();
    const memory = readPopupMemory(localSiteStorage.getItem(popupMemoryKey));
    const due = choosePopup(popups, memory, now);
    if (due === null) return;
    remember((known) => afterShown(known, { id: due.popup.id, index: due.index }, now));
    setPopup(due.popup);
  });
  const hasAny = popups.length > 0;
  useEffect(() => (hasAny ? whenIdleAfterLoad(() => choose()) : undefined), [hasAny]);
  const close = (): void => setPopup(null);
  return {
    popup,
    close,
    skip: () => {
      if (popup !== null) remember((memory) => afterSkipped(memory, popup.id));
      close();
    },
  };
}
