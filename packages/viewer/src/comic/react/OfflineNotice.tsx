import { type ReactElement, useSyncExternalStore } from 'react';
import * as styles from './OfflineNotice.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that nothing more comes for now; what is there can still be read. */
export function OfflineNotice({ label }: { readonly label: string }): ReactElement {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.notice}>{label}</p>}
    </div>
  );
}
