import type { ReactElement } from 'react';
import { useState } from 'react';
import { IconButton } from '@hanji/ui-kit/actions/button/IconButton.tsx';
import { useModal } from '@hanji/ui-kit/overlays/use-modal.ts';
import type { BookPicture } from '#novel/engine/reader-options.ts';
import type { NovelPanelLabels } from '#novel/react/novel-panel-labels.ts';
import * as styles from './PictureView.module.css';

type PictureViewProps = {
  readonly picture: BookPicture;
  readonly words: NovelPanelLabels;
  readonly onClose: () => void;
};

/** One picture of the book on the whole screen; pressed, it is as large as it was made, and scrolls. */
export function PictureView({ picture, words, onClose }: PictureViewProps): ReactElement {
  const modal = useModal(true, onClose);
  const [enlarged, setEnlarged] = useState(false);
  return (
    <dialog {...modal} className={styles.view} aria-label={picture.alt || words.picture}>
      <button
        type="button"
        className={styles.stage}
        data-enlarged={enlarged}
        aria-pressed={enlarged}
        aria-label={words.enlarge}
        onClick={() => setEnlarged(!enlarged)}
      >
        <img className={styles.picture} src={picture.src} alt={picture.alt} />
      </button>
      <div className={styles.close} data-surface="ink">
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
    </dialog>
  );
}
