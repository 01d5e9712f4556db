import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '#actions/button/Button.tsx';
import { Link } from '#actions/link/Link.tsx';
import { useModal } from '#overlays/use-modal.ts';
import { classes } from '#shared/classes.ts';
import { cssVariables } from '#shared/css-variables.ts';
import * as styles from './PopupWindow.module.css';
import { PopupWords, type PopupLink } from './PopupWords.tsx';

type PopupPicture = {
  readonly src: string;
  /** In pixels, as the wire says; 0 where it does not say. */
  readonly width: number;
  readonly height: number;
};

type PopupWindowProps = {
  readonly open: boolean;
  /** `image`: a picture that says it all. `content`: title, words and a way on. */
  readonly uiType: 'image' | 'content';
  readonly title: string;
  readonly picture?: PopupPicture | undefined;
  /** Stands behind the picture until it is there. */
  readonly themeColor?: string | undefined;
  /** The words of a popup with content. */
  readonly children?: ReactNode;
  /** Where it leads, and what to call that; a picture is a link by itself. */
  readonly link?: PopupLink | undefined;
  readonly closeLabel: string;
  /** The button, Escape, a press beside it, or when the link is followed. */
  readonly onClose: () => void;
  /** "Do not show again"; left out where it may come again. */
  readonly skip?: { readonly label: string; readonly onSkip: () => void } | undefined;
};

/** A wire without a size still gets a room that does not change. */
const fallbackRoom = { width: 320, height: 400 };

/**
 * What Home has to say before anything else. Its room is known before its picture; a picture that
 * does not come leaves the words.
 */
export function PopupWindow(props: PopupWindowProps): ReactElement {
  const { open, uiType, title, picture, link, onClose, skip } = props;
  const id = useId();
  const modal = useModal(open, onClose);
  const [failed, setFailed] = useState<string | null>(null);
  const drawn = picture !== undefined && picture.src !== failed;
  const bare = uiType === 'image' && drawn;
  const room = picture && picture.width > 0 && picture.height > 0 ? picture : fallbackRoom;
  const image = drawn && (
    <img
      className={styles.picture}
      src={picture.src}
      width={room.width}
      height={room.height}
      alt={bare ? title : ''}
      onError={() => setFailed(picture.src)}
    />
  );
  return (
    <dialog
      {...modal}
      className={classes(styles.window, bare && styles.bare)}
      style={cssVariables({
        '--width': `${room.width}px`,
        '--ratio': room.width / room.height,
        '--theme': props.themeColor,
      })}
      {...(bare ? { 'aria-label': title } : { 'aria-labelledby': id })}
    >
      {bare && link ? (
        <Link href={link.href} className={styles.whole} onClick={onClose}>
          {image}
        </Link>
      ) : (
        image
      )}
      {!bare && (
        <PopupWords id={id} title={title} link={link} onFollow={onClose}>
          {props.children}
        </PopupWords>
      )}
      <div className={styles.foot}>
        {skip && (
          <Button look="quiet" onClick={skip.onSkip}>
            {skip.label}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {props.closeLabel}
        </Button>
      </div>
    </dialog>
  );
}
