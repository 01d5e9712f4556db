import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { GoTopButton } from '@hanji/ui-kit/frame/go-top-button/GoTopButton.tsx';

/** The way back up a long page; the keyboard goes on from the page's beginning. */
export function WayUp() {
  const t = usePhrases('menu');
  return (
    <GoTopButton
      label={t('toTop')}
      onTop={() => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })}
    />
  );
}
