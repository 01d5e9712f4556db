import type { OpenedConversion } from '@hanji/contract/entities/offerwall.ts';
import { conversionMessage } from '@hanji/domain/offerwall/conversion-message.ts';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Hears what the partner's frame says of the conversion that was begun, and nobody else. */
export function useConversionMessage(
  frame: RefObject<HTMLIFrameElement | null>,
  opened: OpenedConversion | undefined,
  onConverted: (id: OpenedConversion['id']) => void,
): void {
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (opened === undefined) return;
    const window = frame.current?.contentWindow ?? null;
    const heard = conversionMessage({ origin, source, data }, { ...opened, window });
    if (heard) onConverted(heard.id);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
}
