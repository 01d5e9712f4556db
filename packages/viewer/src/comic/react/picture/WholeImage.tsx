import { type ReactElement, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SourceSet } from '#comic/engine/source-set.ts';

type WholeImageProps = {
  readonly className: string | undefined;
  readonly alt: string;
  readonly set: SourceSet;
  readonly width: number;
  readonly height: number;
  readonly urgent: boolean;
  /** It can be painted at once and whole. */
  readonly onReady: () => void;
  readonly onError: () => void;
};

function isThere({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0;
}

/** An image that says when it is decoded, so that nobody sees it half painted. */
export function WholeImage(props: WholeImageProps): ReactElement {
  const { set, urgent, alt, onReady, onError, ...attributes } = props;
  const element = useRef<HTMLImageElement>(null);
  const ready = useEffectEvent(onReady);

  useLayoutEffect(() => {
    // It stood here already when the page came: not one frame without it.
    if (urgent && element.current && isThere(element.current)) ready();
  }, [urgent]);

  return (
    <img
      ref={element}
      {...attributes}
      alt={alt}
      {...set}
      decoding={urgent ? 'sync' : 'async'}
      fetchPriority={urgent ? 'high' : 'auto'}
      draggable={false}
      onLoad={({ currentTarget }) => {
        // What cannot be decoded ahead, for want of memory say, the browser paints when it can.
        const settle = (): void => {
          if (!currentTarget.isConnected) return;
          if (isThere(currentTarget)) onReady();
          else onError();
        };
        currentTarget.decode().then(settle, settle);
      }}
      onError={onError}
    />
  );
}
