import { useState, type ReactElement } from 'react';
import { DefaultThumbnail } from '#works/cover/DefaultThumbnail.tsx';
import * as styles from './ChapterRow.module.css';

/** A chapter's picture beside its name; the default thumbnail where there is none. */
export function ChapterThumbnail({ src }: { src: string | null }): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={styles.thumbnail}>
      {src && failed !== src ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        <DefaultThumbnail label="" />
      )}
    </div>
  );
}
