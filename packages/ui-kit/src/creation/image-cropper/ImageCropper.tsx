import { useRef, useState, type PointerEvent, type ReactElement } from 'react';
import { Preview } from '#forms/file-upload/Preview.tsx';
import { SliderRow } from '#reading/slider-row/SliderRow.tsx';
import { cssVariables } from '#shared/css-variables.ts';
import {
  mostZoom,
  moveBy,
  wholeArea,
  zoomOf,
  zoomTo,
  type CropArea,
  type Size,
} from './crop-area.ts';
import * as styles from './ImageCropper.module.css';

type ImageCropperLabels = {
  /** Name of the group: "Crop the cover". */
  readonly group: string;
  /** For the pointer: "Drag the picture to choose what is seen". */
  readonly hint: string;
  readonly zoom: string;
  readonly horizontal: string;
  readonly vertical: string;
  /** "150 %". */
  readonly percent: (percent: number) => string;
};

type ImageCropperProps = {
  readonly labels: ImageCropperLabels;
  readonly picture: Blob | string;
  /** Width through height of what is kept: 3 / 4 of a cover, 1 of a square. */
  readonly aspect: number;
  /** As wide as it is shown, in pixels: it cannot come nearer than that. */
  readonly leastWidth: number;
  /** Null until something is chosen: then the largest part in the middle. */
  readonly area: CropArea | null;
  /** Also told once the picture is there. */
  readonly onArea: (area: CropArea, picture: Size) => void;
  readonly onBroken?: (() => void) | undefined;
};

/** Chooses a part of a picture: by dragging it, or by three sliders, which every keyboard moves. */
export function ImageCropper(props: ImageCropperProps): ReactElement {
  const { labels, picture, aspect, leastWidth, onArea } = props;
  const [size, setSize] = useState<Size | null>(null);
  const held = useRef<{ readonly x: number; readonly y: number; readonly area: CropArea } | null>(
    null,
  );
  const whole = size && wholeArea(size, aspect);
  const area = whole && (props.area ?? whole);
  const change = (next: CropArea): void => {
    if (size) onArea(next, size);
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const { current } = held;
    if (!current) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((current.x - event.clientX) / width) * current.area.width;
    const y = ((current.y - event.clientY) / height) * current.area.height;
    change(moveBy(current.area, x, y));
  };
  const release = (): void => {
    held.current = null;
  };
  return (
    <fieldset className={styles.cropper}>
      <legend className={styles.legend}>{labels.group}</legend>
      <div
        className={styles.frame}
        style={cssVariables({ '--aspect': aspect })}
        onPointerDown={(event) => {
          if (!area) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY, area };
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <div
          className={styles.place}
          style={
            area
              ? cssVariables({
                  '--width': `${100 / area.width}%`,
                  '--height': `${100 / area.height}%`,
                  '--left': `${(-100 * area.x) / area.width}%`,
                  '--top': `${(-100 * area.y) / area.height}%`,
                })
              : undefined
          }
          data-ready={area !== null}
          onLoadCapture={({ target }) => {
            if (!(target instanceof HTMLImageElement)) return;
            const natural = { width: target.naturalWidth, height: target.naturalHeight };
            setSize(natural);
            onArea(props.area ?? wholeArea(natural, aspect), natural);
          }}
          onErrorCapture={props.onBroken}
        >
          <Preview picture={picture} className={styles.picture} />
        </div>
      </div>
      <p className={styles.hint}>{labels.hint}</p>
      {size && whole && area && (
        <Sliders
          labels={labels}
          area={area}
          whole={whole}
          most={mostZoom(size, whole, leastWidth)}
          onArea={change}
        />
      )}
    </fieldset>
  );
}

type SlidersProps = {
  readonly labels: ImageCropperLabels;
  readonly area: CropArea;
  readonly whole: CropArea;
  readonly most: number;
  readonly onArea: (area: CropArea) => void;
};

function Sliders({ labels, area, whole, most, onArea }: SlidersProps): ReactElement {
  const zoom = Math.round(zoomOf(area, whole) * 100);
  const axis = (name: 'x' | 'y', room: number) => {
    const percent = room > 0 ? Math.round((area[name] / room) * 100) : 0;
    return {
      min: 0,
      max: room > 0.001 ? 100 : 0,
      value: percent,
      valueText: labels.percent(percent),
      onChange: (value: number) => onArea({ ...area, [name]: (value / 100) * room }),
    };
  };
  return (
    <div className={styles.sliders}>
      <SliderRow
        label={labels.zoom}
        min={100}
        max={Math.round(most * 100)}
        value={zoom}
        valueText={labels.percent(zoom)}
        onChange={(value) => onArea(zoomTo(area, whole, value / 100))}
      />
      <SliderRow label={labels.horizontal} {...axis('x', 1 - area.width)} />
      <SliderRow label={labels.vertical} {...axis('y', 1 - area.height)} />
    </div>
  );
}
