import { type ReactElement, useEffect, useState } from 'react';
import { forwardSide, tapZone, type Side, turnTowards } from '@hanji/domain/reading/turns.ts';
import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import type { ComicLabels } from '#comic/react/comic-labels.ts';
import * as styles from './TapZones.module.css';

type TapZonesProps = {
  readonly direction: PageDirection;
  readonly inverted: boolean;
  readonly labels: ComicLabels;
};

const sides = ['left', 'right'] as const satisfies readonly Side[];
const across = { left: 'right', right: 'left' } as const;

/** Where a tap turns the page, for 2,400 ms: when a chapter opens and when it is changed. */
export function TapZones({ direction, inverted, labels }: TapZonesProps): ReactElement | null {
  const now = `${direction}-${inverted}`;
  const [over, setOver] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(now), viewerTimes.guide);
    return () => clearTimeout(timer);
  }, [now]);
  if (over === now) return null;
  return (
    <div
      className={styles.zones}
      style={cssVariables({ '--zone': `${tapZone * 100}%` })}
      aria-hidden="true"
      data-tap-zones
    >
      {sides.map((side) => {
        const turn = turnTowards(inverted ? across[side] : side, direction);
        const forward = forwardSide[direction];
        return (
          <span key={side} className={styles.zone}>
            <Icon name={turn === 'next' ? forward : across[forward]} />
            <span className={styles.label}>
              {turn === 'next' ? labels.nextPage : labels.previousPage}
            </span>
          </span>
        );
      })}
    </div>
  );
}
