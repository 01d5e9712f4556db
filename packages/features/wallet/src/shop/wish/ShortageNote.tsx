import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import type { ReactElement } from 'react';
import * as styles from './ShortageNote.module.css';
import type { Shortage } from './use-shortage.ts';

/** For which purchase coins are bought, and how many it lacks. */
export function ShortageNote(shortage: Shortage): ReactElement {
  const { title, chapter, chapterCount, missing } = shortage;
  const t = usePhrases('shop');
  const coins = usePhrases('reading')('priceCoins', { count: missing });
  return (
    <p className={styles.note}>
      <Icon name="coin" size={20} />
      <span className={styles.words}>
        {chapter === null
          ? t('wantsSeveral', { title, count: chapterCount, coins })
          : t('wantsOne', { title, chapter, coins })}
      </span>
    </p>
  );
}
