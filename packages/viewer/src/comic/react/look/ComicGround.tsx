import type { ReactElement, ReactNode } from 'react';
import type { ComicSettings } from '@hanji/domain/reading/comic/comic-settings.ts';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import type { PictureBounds } from '#comic/engine/look/picture-bounds.ts';
import * as styles from './ComicGround.module.css';

type ComicGroundProps = {
  readonly settings: ComicSettings;
  readonly bounds: PictureBounds;
  readonly children: ReactNode;
};

/** Colours of the kit that can be read on a ground; undefined where it is the site's own. */
function surfaceOf({ ground }: ComicSettings): 'ink' | 'paper' | undefined {
  if (ground === 'theme') return undefined;
  return ground === 'paper' ? 'paper' : 'ink';
}

/** What the pictures lie on, and how large, bright and warm they are. */
export function ComicGround(props: ComicGroundProps): ReactElement {
  const { settings, bounds } = props;
  const isTinted = settings.brightness < 100 || settings.warmth > 0;
  const widest = `${bounds.widest}px`;
  return (
    <div
      className={styles.ground}
      data-surface={surfaceOf(settings)}
      data-ground={settings.ground}
      data-tinted={isTinted}
      style={cssVariables({
        // Not of the changing height of a phone's screen: the strip would change while scrolling.
        '--hj-comic-column': bounds.whole ? `min(${widest}, 100svh / ${bounds.whole})` : widest,
        '--hj-comic-brightness': settings.brightness / 100,
        '--hj-comic-warmth': settings.warmth / 100,
      })}
    >
      {props.children}
    </div>
  );
}
