import type { ReactElement } from 'react';
import { comicRanges } from '@hanji/domain/reading/comic/comic-settings.ts';
import { SliderRow } from '@hanji/ui-kit/reading/slider-row/SliderRow.tsx';

type SettingSliderProps = {
  readonly setting: keyof typeof comicRanges;
  readonly label: string;
  readonly value: number;
  readonly textOf: (value: number) => string;
  readonly onChange: (value: number) => void;
};

/** A setting between its least and its most, in its own steps. */
export function SettingSlider(props: SettingSliderProps): ReactElement {
  const { setting, label, value, textOf, onChange } = props;
  const { least, most, step } = comicRanges[setting];
  return (
    <SliderRow
      label={label}
      min={least / step}
      max={most / step}
      value={Math.round(value / step)}
      valueText={textOf(value)}
      onChange={(steps) => onChange(steps * step)}
    />
  );
}
