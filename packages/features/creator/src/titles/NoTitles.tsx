import type { CreatorLimits } from '@hanji/contract/entities/creator.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { newTitlePath } from '#paths/desk-paths.ts';
import { useLimits } from '#uploads/use-limits.ts';
import * as styles from './Titles.module.css';

/** Before the first title: what comes, step by step, and what can be sent. */
export function NoTitles({ limits }: { readonly limits: CreatorLimits }): ReactElement {
  const t = usePhrases('creator');
  const words = useLimits(limits);
  return (
    <>
      <StateMessage
        drawing="empty"
        title={t('noTitles')}
        text={t('noTitlesText')}
        actions={
          <LinkButton look="strong" icon="plus" href={newTitlePath}>
            {t('firstTitle')}
          </LinkButton>
        }
      />
      <ol className={styles.steps}>
        <li>{t('stepTitle')}</li>
        <li>{t('stepPages')}</li>
        <li>{t('stepPublish')}</li>
      </ol>
      <section className={styles.limits}>
        <h2>{t('limits')}</h2>
        <ul>
          {words.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
