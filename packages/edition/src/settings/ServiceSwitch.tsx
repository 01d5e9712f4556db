import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Switch } from '@hanji/ui-kit/forms/switch/Switch.tsx';
import { useState, type ReactElement } from 'react';
import { useReportFailure } from '#errors/global/FailureProvider.tsx';

type ServiceSwitchProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** As the service says it; null until it does. */
  readonly on: boolean | null;
  readonly put: (value: 'Y' | 'N') => Promise<{ readonly error?: unknown }>;
};

/**
 * What the service keeps of a member as on or off: it switches at once, and back where the service
 * did not take it.
 */
export function ServiceSwitch({ label, hint, on, put }: ServiceSwitchProps): ReactElement {
  const t = usePhrases('menu');
  const report = useReportFailure();
  /** What was pressed, until it has been read again. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const turn = async (wanted: boolean): Promise<void> => {
    setPressed(wanted);
    const { error } = await put(wanted ? 'Y' : 'N');
    if (!error) return;
    setPressed(null);
    if (isApiError(error)) report({ error });
  };
  return (
    <Switch
      label={label}
      hint={hint}
      words={{ on: t('on'), off: t('off') }}
      on={pressed ?? on}
      onSwitch={(wanted) => void turn(wanted)}
    />
  );
}
