import type { ReactElement, ReactNode } from 'react';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';
import { IconButton } from '@hanji/ui-kit/actions/button/IconButton.tsx';
import type { IconName } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { Tooltip } from '@hanji/ui-kit/overlays/tooltip/Tooltip.tsx';

type BarButtonProps = {
  readonly icon: IconName;
  /** Spoken, and shown on hover, on focus and for 4,000 ms after a long press. */
  readonly label: string;
  /** Disabled when left out. */
  readonly onPress: (() => void) | undefined;
  /** Beside the picture, and spoken after the label. */
  readonly mark?: ReactNode;
  /** Away from the edge that the bar stands at. */
  readonly tipSide: 'above' | 'below';
};

/** A button of the bars: an icon that tells its name when asked. */
export function BarButton({ icon, label, onPress, mark, tipSide }: BarButtonProps): ReactElement {
  return (
    <Tooltip text={label} side={tipSide} touchMs={viewerTimes.tooltip}>
      {() => (
        <IconButton
          icon={icon}
          label={label}
          mark={mark}
          title={undefined}
          disabled={!onPress}
          onClick={onPress}
        />
      )}
    </Tooltip>
  );
}
