import { useWide } from '@hanji/ui-kit/shared/use-media.ts';
import { HeaderSearch } from '#frame/header/HeaderSearch.tsx';
import { useHasPage } from '#frame/site-paths.ts';
import * as styles from './MenuSearch.module.css';

/** The search form that shows only on phones (challenge-and-shutdown, section 2.8), at the head of the menu. */
export function MenuSearch() {
  const narrow = !useWide();
  const searches = useHasPage()('/search');
  if (!narrow || !searches) return null;
  return (
    <div className={styles.search}>
      <HeaderSearch />
    </div>
  );
}
