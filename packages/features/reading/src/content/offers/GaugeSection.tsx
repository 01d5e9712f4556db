import type { Content } from '@hanji/contract/entities/content.ts';
import { gaugePercentage } from '@hanji/domain/chapters/rights/gauge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { GaugeBar } from '@hanji/ui-kit/works/gauge-bar/GaugeBar.tsx';
import type { ReactElement } from 'react';
import { GaugeHelp } from './GaugeHelp.tsx';
import { useGaugeState } from './use-gauge-state.ts';

type GaugeSectionProps = { readonly content: Pick<Content, 'rentalConfig' | 'inventory'> };

/** The waiting-free gauge of a title that has one (section 2, "Content home"). */
export function GaugeSection({ content }: GaugeSectionProps): ReactElement | null {
  const { rentalConfig, inventory } = content;
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const state = useGaugeState(inventory);
  if (!rentalConfig.gaugeUsable) return null;
  return (
    <GaugeBar
      label={t('waitFree')}
      percent={gaugePercentage(rentalConfig, inventory)}
      state={state}
      help={{
        label: t('gaugeHelp'),
        title: t('waitFree'),
        content: <GaugeHelp config={rentalConfig} />,
        close: frame('close'),
      }}
    />
  );
}
