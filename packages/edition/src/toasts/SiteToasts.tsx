import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ToastMessage } from '@hanji/ui-kit/feedback/toast/toast-message.ts';
import { ToastRegion } from '@hanji/ui-kit/feedback/toast/ToastRegion.tsx';

type SiteToastsProps = {
  readonly toasts: readonly ToastMessage[];
  readonly onClose: (id: string) => void;
};

/** The kit's toasts in the edition's words. */
export function SiteToasts({ toasts, onClose }: SiteToastsProps) {
  const t = usePhrases('frame');
  const menu = usePhrases('menu');
  return (
    <ToastRegion label={menu('toasts')} closeLabel={t('close')} toasts={toasts} onClose={onClose} />
  );
}
