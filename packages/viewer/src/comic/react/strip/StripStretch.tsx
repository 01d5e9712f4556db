import type { ReactElement } from 'react';
import { roomStyle } from '../picture/box-style.ts';
import * as boxes from '../picture/ComicPicture.module.css';

type StripStretchProps = {
  /** Where it begins and ends, in widths of the strip. */
  readonly top: number;
  readonly bottom: number;
};

/** The room of images that are not drawn: exactly theirs, so that drawing them moves nothing. */
export function StripStretch({ top, bottom }: StripStretchProps): ReactElement {
  return (
    <div
      className={boxes.box}
      style={{ aspectRatio: `1 / ${bottom - top}`, ...roomStyle(top, bottom) }}
    />
  );
}
