import { nextPagePath } from '@hanji/domain/account/sign-in.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { answerOf } from '#endpoints/answer.ts';
import { passwordEndpoints } from '#endpoints/password.ts';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { FlowPage } from '#layout/FlowPage.tsx';
import { useGoOn } from './completion/use-go-on.ts';
import { useRedirect } from './completion/use-redirect.ts';
import * as styles from './CampaignPage.module.css';

/** A password that has not been changed for six months: now, or in six months again. */
export function CampaignPage() {
  const t = usePhrases('password');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const user = useCurrentUser();
  const redirect = useRedirect();
  const goOn = useGoOn();
  const note = useFormFailure();
  const [busy, setBusy] = useState(false);
  if (!user) return <Redirect to="/login" />;

  const later = async (): Promise<void> => {
    setBusy(true);
    note.clear();
    const postponed = await answerOf(
      dispatch(passwordEndpoints.postponePasswordExpiration.initiate(undefined, { track: false })),
    );
    setBusy(false);
    if (postponed.error) note.failed(postponed.error);
    else goOn({ passwordChangeDue: false });
  };
  return (
    <FlowPage title={t('campaignTitle')} lead={t('campaignText')}>
      <FormFailureNote failure={note.failure} onClose={note.clear} />
      <div className={styles.ways}>
        <LinkButton wide look="strong" href={nextPagePath('changePassword', redirect)}>
          {t('campaignNow')}
        </LinkButton>
        <Button wide busy={busy} onClick={() => void later()}>
          {t('campaignLater')}
        </Button>
      </div>
    </FlowPage>
  );
}
