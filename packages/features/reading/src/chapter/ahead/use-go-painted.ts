import { useSiteRouter } from '@hanji/edition/router/site-router-context.ts';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { chapterPage } from '#chapter/chapter-page.ts';
import type { GoPainted } from '#opening/chapter-opener.ts';
import { nextPaint } from '#shared/next-paint.ts';

/** The chapter's own page takes this time at most; if it does not come, its reader stays here. */
const longestMs = 2000;

/** How a chapter begins, drawn over the page on screen and not shown. */
export type DrawnBeginning = {
  /** Gives whether there is something to show. */
  readonly show: () => boolean;
  readonly hide: () => void;
};

/**
 * Fills `ref`: who opens a chapter that was drawn ahead sees in the very next frame how it begins; the
 * chapter's page, which takes longer, takes that over. `beginningOf` gives what the page at a path will
 * show first, where that is drawn.
 */
export function useGoPainted(
  ref: Ref<GoPainted>,
  beginningOf: (path: string) => DrawnBeginning | undefined,
): void {
  const navigate = useNavigate();
  const router = useSiteRouter();
  /** What is shown, until its page is there. */
  const leaving = useRef<{ readonly path: string; readonly hide: () => void }>(null);

  /** What is shown is shown no longer, whatever was pressed. */
  function stay(): void {
    leaving.current?.hide();
    leaving.current = null;
  }
  async function go(path: string): Promise<void> {
    const here = router.state;
    await nextPaint();
    // Another way was taken meanwhile.
    if (leaving.current?.path === path && router.state === here) await navigate(path);
  }

  useImperativeHandle(ref, () => (path) => {
    // A second press; the page is on its way.
    if (leaving.current?.path === path) return true;
    stay();
    const beginning = chapterPage.isHere() ? beginningOf(path) : undefined;
    if (!beginning?.show()) return false;
    const shown = { path, hide: beginning.hide };
    const here = router.state;
    leaving.current = shown;
    setTimeout(() => {
      // Its page is being drawn, and will take it over.
      if (router.state !== here) return;
      if (leaving.current === shown) stay();
    }, longestMs);
    void go(path);
    return true;
  });
}
