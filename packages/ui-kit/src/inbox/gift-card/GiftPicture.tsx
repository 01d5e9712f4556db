import { useState, type ReactElement } from 'react';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import * as styles from './GiftCard.module.css';

type GiftPictureProps = {
  readonly src: string | null;
  /** Drawn where there is no picture, and where one fails. */
  readonly icon: IconName;
};

/** What a gift looks like. */
export function GiftPicture({ src, icon }: GiftPictureProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.picture}>
      {src && failed !== src ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        <Icon name={icon} size={32} />
      )}
    </span>
  );
}
