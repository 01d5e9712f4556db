import type { ReactElement } from 'react';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { IconButton } from '@hanji/ui-kit/actions/button/IconButton.tsx';
import { useModal } from '@hanji/ui-kit/overlays/use-modal.ts';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import type { BookNote } from '#novel/engine/notes/book-note.ts';
import type { NovelPanelLabels } from '#novel/react/novel-panel-labels.ts';
import * as styles from './NoteBubble.module.css';

/** A note, and where in the window it is referred to, in pixels from its top. */
export type ShownNote = {
  readonly note: BookNote;
  readonly top: number;
  readonly bottom: number;
};

type NoteBubbleProps = ShownNote & {
  readonly words: NovelPanelLabels;
  readonly onGo: () => void;
  readonly onClose: () => void;
};

/** A footnote or an endnote beside its reference: the reader goes nowhere for it. */
export function NoteBubble(props: NoteBubbleProps): ReactElement {
  const { note, top, bottom, words, onGo, onClose } = props;
  const modal = useModal(true, onClose);
  const below = bottom < window.innerHeight / 2;
  const room = below ? bottom : window.innerHeight - top;
  return (
    <dialog
      {...modal}
      className={styles.bubble}
      aria-label={words.note}
      data-below={below}
      style={cssVariables({ '--hj-room': `${Math.round(room)}px` })}
    >
      <div className={styles.inner}>
        <div className={styles.text} lang={note.language || undefined} dir={note.direction}>
          {note.paragraphs.map((paragraph, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a note may say the same twice
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.actions}>
          <Button look="quiet" onClick={onGo}>
            {words.noteGo}
          </Button>
          <IconButton icon="close" label={words.close} onClick={onClose} />
        </div>
      </div>
    </dialog>
  );
}
