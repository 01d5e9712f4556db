import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';

type SearchLayerProps = { readonly open: boolean; readonly onClose: () => void };

/** The search box of small screens, above the page (challenge-and-shutdown, section 2.3). */
export function SearchLayer({ open, onClose }: SearchLayerProps) {
  const t = usePhrases('frame');
  return (
    <BottomSheet open={open} title={t('search')} closeLabel={t('close')} onClose={onClose}>
      {open && <HeaderSearch focused />}
    </BottomSheet>
  );
}
