import { clockIn } from '@hanji/domain/times/day.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { FieldNotes } from '@hanji/ui-kit/forms/field/FieldNotes.tsx';
import { useId, type ReactElement } from 'react';
import * as styles from '../Article.module.css';
import { DeleteArticle } from './DeleteArticle.tsx';
import { PublishForm } from './PublishForm.tsx';
import { usePublish, type PublishProps } from './use-publish.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

/** How an article comes to readers, and from them: what can be done in the state that it is in. */
export function PublishPanel(props: PublishProps): ReactElement {
  const { article } = props;
  const t = usePhrases('creator');
  const id = useId();
  const { timeZone } = useEdition();
  const publishing = usePublish(props);
  const { state, pagesChanged, publishedAt, uploads } = article;
  const open = uploads.filter((each) => each.state !== 'done' && each.state !== 'refused').length;
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {t('publishing')}
      </h2>
      {open > 0 && <p className={styles.soft}>{t('filesStillComing', { count: open })}</p>}
      {state === 'published' ? (
        pagesChanged && (
          <div>
            <Button
              look="strong"
              busy={publishing.busy}
              onClick={() => void publishing.publish('now')}
            >
              {t('publishAgain')}
            </Button>
          </div>
        )
      ) : (
        <PublishForm
          key={state}
          publishing={publishing}
          scheduled={
            state === 'scheduled' && publishedAt !== null
              ? clockIn(timeZone, new Date(publishedAt))
              : null
          }
        />
      )}
      <FieldNotes id={id} error={publishing.error ?? undefined} />
      <div className={styles.actions}>
        {(state === 'published' || state === 'scheduled') && (
          <WithdrawButton state={state} busy={publishing.busy} onWithdraw={publishing.withdraw} />
        )}
        <DeleteArticle article={article} />
      </div>
    </section>
  );
}
