import { watchStall } from '#comic/react/picture/failing/watch-stall.ts';
import { type ReactElement, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SourceSet } from '#comic/engine/source-set.ts';
import { type RenewSources, useShownSource } from '#comic/react/picture/use-shown-source.ts';

type WholeImageProps = {
  readonly className: string | undefined;
  readonly alt: string;
  readonly set: SourceSet;
  readonly renew: RenewSources;
  readonly width: number;
  readonly height: number;
  readonly urgent: boolean;
  /** It is tried for the first time. */
  readonly first: boolean;
  /** It can be painted at once. */
  readonly onReady: () => void;
  /** It can be painted whole. */
  readonly onDrawn: () => void;
  readonly onError: () => void;
};

function isThere({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0;
}

/** An image that says when it is decoded, so that nobody sees it half painted. */
export function WholeImage(props: WholeImageProps): ReactElement {
  const { set, renew, urgent, first, alt, onReady, onDrawn, onError, ...attributes } = props;
  const element = useRef<HTMLImageElement>(null);
  const ready = useEffectEvent(onReady);
  const fail = useEffectEvent(onError);
  const shown = useShownSource(set, renew);

  useLayoutEffect(() => {
    // It stood here already when the page came: not one frame without it.
    if (urgent && first && element.current && isThere(element.current)) ready();
  }, [urgent, first]);

  useEffect(() => {
    const image = element.current;
    return image ? watchStall(image, () => fail()) : undefined;
  }, []);

  return (
    <img
      ref={element}
      {...attributes}
      alt={alt}
      {...shown.source}
      decoding={urgent ? 'sync' : 'async'}
      fetchPriority={urgent ? 'high' : 'auto'}
      draggable={false}
      onLoad={({ currentTarget }) => {
        const { currentSrc } = currentTarget;
        // What was taken away, or is another picture by now, says nothing of this one.
        const settle = (tell: () => void) => (): void => {
          if (currentTarget.isConnected && currentTarget.currentSrc === currentSrc) tell();
        };
        const draw = (): void => {
          shown.onDrawn(currentSrc);
          onDrawn();
        };
        currentTarget.decode().then(settle(draw), settle(onError));
      }}
      onError={onError}
    />
  );
}
