import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

type Modal = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly tabIndex: -1;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

/** For the page's own styles: asked by `:has()`, it would be styled anew with each element that comes or goes. */
function tellPage(): void {
  document.documentElement.toggleAttribute('data-modal', !!document.querySelector('dialog:modal'));
}

/**
 * Opens a dialog element above the page: the browser keeps the focus within, returns it afterwards,
 * and reports Escape. A press on the ground around it closes too, unless it began inside: text that
 * is marked out to the edge is not an answer. It closes before it leaves the page, so that the focus
 * returns even where the whole dialog goes; to `opener`, where it can have been open as its page came.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  opener?: RefObject<HTMLElement | null>,
): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const beganInside = useRef(false);
  const returnFocus = useEffectEvent(() => opener?.current?.focus({ preventScroll: true }));
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    tellPage();
    // Also where the browser closes it without asking, as it does at a second press of Escape.
    dialog.addEventListener('close', tellPage);
    // Where the first control lies below what is in sight, reading begins at the top all the same.
    if (dialog.scrollTop > 0) {
      dialog.focus({ preventScroll: true });
      dialog.scrollTop = 0;
    }
    return () => {
      dialog.close();
      returnFocus();
    };
  }, [open]);
  return {
    ref,
    tabIndex: -1,
    onCancel: (event) => {
      // A file picker within reports its own cancel, which bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onPointerDown: (event) => {
      beganInside.current = event.target !== event.currentTarget;
    },
    onClick: (event) => {
      if (event.target === event.currentTarget && !beganInside.current) onClose();
    },
  };
}
