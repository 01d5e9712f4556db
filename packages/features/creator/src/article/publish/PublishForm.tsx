import { clockIn } from '@hanji/domain/times/day.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatZone } from '@hanji/i18n/format/zones.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { DateTimeField } from '@hanji/ui-kit/forms/date-time-field/DateTimeField.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { RadioGroup } from '@hanji/ui-kit/forms/radio-group/RadioGroup.tsx';
import { useState, type ReactElement } from 'react';
import type { usePublish } from './use-publish.ts';

type PublishFormProps = {
  readonly publishing: ReturnType<typeof usePublish>;
  /** The clock at which it is to come out; null where no time is set. */
  readonly scheduled: string | null;
};

/** Now, or at a time by the clocks of the edition's country, wherever its creator is. */
export function PublishForm({ publishing, scheduled }: PublishFormProps): ReactElement {
  const t = usePhrases('creator');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const [when, setWhen] = useState<'now' | 'later'>(scheduled === null ? 'now' : 'later');
  const [clock, setClock] = useState(scheduled ?? '');
  const [opened] = useState(() => clockIn(timeZone, new Date()));
  const later = when === 'later';
  const choose = (next: 'now' | 'later'): void => {
    setWhen(next);
    publishing.forget();
  };
  return (
    <Form
      label={t('publishing')}
      onSubmit={() => void publishing.publish(later ? { clock } : 'now')}
    >
      <RadioGroup
        label={t('when')}
        options={[
          { value: 'now', label: t('publishNow') },
          { value: 'later', label: t('publishLater') },
        ]}
        value={when}
        onValue={choose}
      />
      {later && (
        <DateTimeField
          label={t('publishAt')}
          hint={t('publishAtHint', { zone: formatZone(locale, timeZone) })}
          min={opened}
          value={clock}
          onValue={(value) => {
            setClock(value);
            publishing.forget();
          }}
        />
      )}
      <div>
        <Button type="submit" look="strong" busy={publishing.busy}>
          {t(later ? (scheduled === null ? 'schedule' : 'changeTime') : 'publish')}
        </Button>
      </div>
    </Form>
  );
}
