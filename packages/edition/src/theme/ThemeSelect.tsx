import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SegmentedControl } from '@hanji/ui-kit/forms/segmented-control/SegmentedControl.tsx';
import type { ThemeChoice } from './theme.ts';
import { useTheme } from './use-theme.ts';

/** As the device has it, light or dark; at once, and in every tab. */
export function ThemeSelect() {
  const t = usePhrases('frame');
  const [choice, choose] = useTheme();
  return (
    <SegmentedControl<ThemeChoice>
      label={t('appearance')}
      options={[
        { value: 'system', label: t('themeSystem') },
        { value: 'light', label: t('themeLight'), icon: 'sun' },
        { value: 'dark', label: t('themeDark'), icon: 'moon' },
      ]}
      value={choice}
      onValue={choose}
    />
  );
}
