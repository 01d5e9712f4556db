import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import { useRef } from 'react';
import type { ContentAddress } from '#paths/paths.ts';
import * as styles from './EndCard.module.css';
import { useSeen } from './use-seen.ts';

type BeyondProps = {
  readonly path: ContentAddress;
  /** Nothing of this title is left: others are named. */
  readonly recommends: boolean;
};

function loadTitles() {
  return import('./BeyondTitles.tsx');
}

/** Below the end's card, where what arrives moves nothing: asked for once a reader is there. */
export function Beyond({ path, recommends }: BeyondProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const late = useLatePart(loadTitles, seen);
  return (
    <div ref={place} className={styles.beyond}>
      {seen && late && <late.BeyondTitles path={path} recommends={recommends} />}
    </div>
  );
}
