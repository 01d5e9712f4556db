import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatePart } from '#lazy/use-late-part.ts';
import { useHasPage } from '#frame/site-paths.ts';
import * as styles from './FooterSettings.module.css';

function load() {
  return import('./LateSettings.tsx');
}

/** The language, and the theme where there is no menu that has it. They come when they are seen. */
export function FooterSettings() {
  const room = useRef<HTMLDivElement>(null);
  const withTheme = !useHasPage()('/setting');
  const late = useLatePart(load, useSeen(room));
  return (
    <div ref={room} className={styles.room} data-tall={withTheme}>
      {late && <late.LateSettings withTheme={withTheme} />}
    </div>
  );
}

/** Whether an element has come into view, once. */
function useSeen(target: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !target.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(target.current);
    return () => watch.disconnect();
  }, [seen, target]);
  return seen;
}
