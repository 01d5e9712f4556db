import { giftRemaining } from '@hanji/domain/gifts/impending-gift.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';

/** What is left of seconds, in words: "5 hr left"; of none, nothing. */
export function useLeftWords(): (expireRemained: number) => string {
  const units = usePhrases('units');
  return (expireRemained) => {
    const left = giftRemaining({ expireRemained });
    return left.kind === 'expired'
      ? ''
      : units('left', { time: units(left.kind, { count: left.amount }) });
  };
}
