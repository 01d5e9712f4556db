import type { OwnTitle } from '@hanji/contract/entities/creator.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { newerTitle, wordsOf } from '#calls/newer.ts';
import { useDeleteTitleMutation } from '#calls/title-endpoints.ts';
import { useFailedWords } from '#draft/use-failed-words.ts';
import { titlesPath } from '#paths/desk-paths.ts';
import * as styles from './TitleFields.module.css';

/** Takes a title away for good, after a question that says what goes and what stays. */
export function DeleteTitle({ title }: { readonly title: OwnTitle }): ReactElement {
  const t = usePhrases('creator');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const say = useToast();
  const failedWords = useFailedWords();
  const [asked, setAsked] = useState(false);
  const [remove, { isLoading }] = useDeleteTitleMutation();
  const { contentId, revision, name } = title;

  const confirm = async (): Promise<void> => {
    const send = (on: number) => remove({ params: { contentId }, query: { revision: on } });
    let { error } = await send(revision);
    const newer = newerTitle(error);
    // That its words were changed meanwhile keeps nobody from deleting it.
    if (newer) ({ error } = await send(newer.revision));
    setAsked(false);
    if (error) return say({ kind: 'error', text: failedWords(wordsOf(error)) });
    say({ kind: 'success', text: t('titleDeleted', { name }) });
    void navigate(titlesPath, { replace: true });
  };
  return (
    <div className={styles.danger}>
      <Button look="quiet" icon="trash" onClick={() => setAsked(true)}>
        {t('deleteTitle')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('deleteTitleAsk', { name })}
        confirmLabel={t('deleteForGood')}
        cancelLabel={frame('cancel')}
        danger
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        {t('deleteTitleText')}
      </ConfirmDialog>
    </div>
  );
}
