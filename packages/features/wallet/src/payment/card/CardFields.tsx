import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Checkbox } from '@hanji/ui-kit/forms/checkbox/Checkbox.tsx';
import { TextField } from '@hanji/ui-kit/forms/text-field/TextField.tsx';
import type { ReactElement } from 'react';
import * as styles from './Card.module.css';
import type { CardInUse } from './use-card.ts';

type CardFieldsProps = Pick<CardInUse, 'entered' | 'onEntered' | 'keeps' | 'onKeeps' | 'problems'>;

/**
 * A card, typed. The fields have no names: sent by a browser without its scripts, nothing of them
 * would be in it.
 */
export function CardFields(props: CardFieldsProps): ReactElement {
  const { entered, onEntered, keeps, onKeeps, problems } = props;
  const t = usePhrases('shop');
  const digits = { inputMode: 'numeric', spellCheck: false, required: true } as const;
  return (
    <>
      <TextField
        {...digits}
        label={t('cardNumber')}
        autoComplete="cc-number"
        maxLength={23}
        value={entered.number}
        onValue={(number) => onEntered({ number })}
        error={problems.includes('number') ? t('cardNumberWrong') : undefined}
      />
      <div className={styles.row}>
        <TextField
          {...digits}
          label={t('cardExpiry')}
          autoComplete="cc-exp"
          maxLength={7}
          value={entered.expire}
          onValue={(expire) => onEntered({ expire })}
          error={problems.includes('expire') ? t('cardExpiryWrong') : undefined}
        />
        <TextField
          {...digits}
          label={t('securityCode')}
          autoComplete="cc-csc"
          maxLength={4}
          value={entered.securityCode}
          onValue={(securityCode) => onEntered({ securityCode })}
          error={problems.includes('securityCode') ? t('securityCodeWrong') : undefined}
        />
      </div>
      <Checkbox label={t('keepCard')} checked={keeps} onChecked={onKeeps} />
      <p className={styles.hint}>{t('cardPrivacy')}</p>
    </>
  );
}
