import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SideSheet } from '@hanji/ui-kit/overlays/side-sheet/SideSheet.tsx';
import { MenuContent } from './MenuContent.tsx';
import { MenuSearch } from './MenuSearch.tsx';

type SiteMenuProps = { readonly open: boolean; readonly onClose: () => void };

/** The side menu, from the end of the line of reading. */
export function SiteMenu({ open, onClose }: SiteMenuProps) {
  const t = usePhrases('frame');
  return (
    <SideSheet open={open} title={t('menu')} closeLabel={t('closeMenu')} onClose={onClose}>
      {/* Nothing is asked for while it is closed. */}
      {open && (
        <>
          <MenuSearch />
          <MenuContent />
        </>
      )}
    </SideSheet>
  );
}
