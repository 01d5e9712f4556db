import type { ToastMessage } from '@hanji/ui-kit/feedback/toast/toast-message.ts';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useLatePart } from '#lazy/use-late-part.ts';

/** A short message, in words; the id is given here. */
type NewToast = Omit<ToastMessage, 'id'>;

const ToastContext = createContext<((toast: NewToast) => void) | null>(null);

/**
 * Says something in passing: what was done, what did not work.
 * @throws Error in a frame without a place for toasts.
 */
export function useToast(): (toast: NewToast) => void {
  const say = useContext(ToastContext);
  if (!say) throw new Error('this frame has no place for toasts');
  return say;
}

function load() {
  return import('./SiteToasts.tsx');
}

/** Keeps what is said until it has been shown, across pages. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const late = useLatePart(load, toasts.length > 0);
  const say = useCallback((toast: NewToast) => {
    setToasts((all) => [
      ...all,
      { ...toast, id: crypto.getRandomValues(new Uint32Array(2)).join('-') },
    ]);
  }, []);
  const close = useCallback((id: string) => {
    setToasts((all) => all.filter((toast) => toast.id !== id));
  }, []);
  return (
    <ToastContext value={say}>
      {children}
      {late && <late.SiteToasts toasts={toasts} onClose={close} />}
    </ToastContext>
  );
}
