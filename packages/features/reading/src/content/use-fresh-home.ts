import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { nextChange } from '@hanji/domain/chapters/next-change.ts';
import { useAtMoment } from '#shared/use-at-moment.ts';

/**
 * Asks anew for a title's home when a rental has run out or the gauge is full. `answeredAt` in
 * milliseconds since 1970.
 */
export function useFreshHome(
  home: ContentHome | undefined,
  answeredAt: number | undefined,
  refetch: () => void,
): void {
  const seconds = home === undefined ? null : nextChange(home);
  const over = seconds === null || answeredAt === undefined ? null : answeredAt + seconds * 1000;
  useAtMoment(over, refetch);
}
