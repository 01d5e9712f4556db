import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { RadioGroup } from '@hanji/ui-kit/forms/radio-group/RadioGroup.tsx';
import { Dialog } from '@hanji/ui-kit/overlays/dialog/Dialog.tsx';
import { useState, type ReactElement } from 'react';
import * as styles from './ClashDialog.module.css';
import type { Clash } from './draft-state.ts';

type ClashDialogProps<Draft> = {
  readonly clash: Clash<Draft>;
  readonly fieldLabel: (field: keyof Draft) => string;
  /** A field's value in words. */
  readonly show: (field: keyof Draft, draft: Draft) => string;
  readonly onSettle: (chosen: Draft) => void;
};

/** The same was changed in two places: field by field, which of both is to stay. */
export function ClashDialog<Draft extends object>(props: ClashDialogProps<Draft>): ReactElement {
  const { clash, fieldLabel, show, onSettle } = props;
  const t = usePhrases('creator');
  const [theirs, setTheirs] = useState<readonly (keyof Draft)[]>([]);
  const settle = (): void => {
    const taken = Object.fromEntries(theirs.map((field) => [field, clash.theirs.draft[field]]));
    onSettle({ ...clash.merged, ...taken });
  };
  return (
    <Dialog
      open
      title={t('clashTitle')}
      // Closed without a choice, what was written here stays.
      onClose={() => onSettle(clash.merged)}
      actions={
        <Button look="strong" onClick={settle}>
          {t('clashSettle')}
        </Button>
      }
    >
      <p>{t('clashText')}</p>
      <div className={styles.fields}>
        {clash.fields.map((field) => (
          <RadioGroup
            key={String(field)}
            label={fieldLabel(field)}
            options={[
              { value: 'mine', label: t('clashMine'), hint: show(field, clash.merged) },
              { value: 'theirs', label: t('clashTheirs'), hint: show(field, clash.theirs.draft) },
            ]}
            value={theirs.includes(field) ? 'theirs' : 'mine'}
            onValue={(value) =>
              setTheirs((before) => {
                const others = before.filter((each) => each !== field);
                return value === 'theirs' ? [...others, field] : others;
              })
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
