import type { SavedCard } from '@hanji/contract/entities/payment.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { RadioGroup } from '@hanji/ui-kit/forms/radio-group/RadioGroup.tsx';
import type { ReactElement } from 'react';
import * as styles from './Card.module.css';
import { CardFields } from './CardFields.tsx';
import { newCard, type CardInUse } from './use-card.ts';

/** The cards that are kept, and the fields of another one. */
export function CardChoice(card: CardInUse): ReactElement {
  const t = usePhrases('shop');
  const purchase = usePhrases('purchase');
  const say = useToast();
  const { cards, choice, onChoice } = card;
  const kept = cards.find(({ cardId }) => cardId === choice);
  const forget = async (gone: SavedCard): Promise<void> => {
    const done = await card.onForget(gone);
    say(done ? { text: t('cardDeleted') } : { text: purchase('server'), kind: 'error' });
  };
  return (
    <div className={styles.card}>
      {cards.length > 0 && (
        <RadioGroup
          label={t('card')}
          options={[
            ...cards.map(({ cardId, maskedNumber, expire }) => ({
              value: cardId,
              label: t('keptCard', { number: maskedNumber, expire }),
            })),
            { value: newCard, label: t('newCard') },
          ]}
          value={choice}
          onValue={onChoice}
        />
      )}
      {kept ? (
        <div>
          <Button onClick={() => void forget(kept)}>
            {t('deleteCard', { number: kept.maskedNumber })}
          </Button>
        </div>
      ) : (
        <CardFields {...card} />
      )}
    </div>
  );
}
