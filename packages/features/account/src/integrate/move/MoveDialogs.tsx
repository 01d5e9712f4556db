import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { MessageDialog } from '../entry/MessageDialog.tsx';
import type { Move } from './use-move.ts';

type MoveDialogsProps = {
  readonly move: Move;
  /** Where there is nothing below the dialogs to go back to. */
  readonly onLeft?: () => void;
};

/** What a move asks and says: whether to merge, that it is merged already, why it was refused. */
export function MoveDialogs({ move, onLeft }: MoveDialogsProps): ReactElement | null {
  const t = usePhrases('integrate');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const { step } = move;
  // Who is signed in before the move: the question stays as it was asked while it is under way.
  const user = useCurrentUser();
  const leave = (): void => {
    move.close();
    onLeft?.();
  };
  switch (step.kind) {
    case 'none':
      return null;
    case 'message':
      return <MessageDialog {...step} />;
    case 'asking':
    case 'moving':
      return (
        <ConfirmDialog
          open
          title={t('askTitle')}
          confirmLabel={t('move')}
          cancelLabel={frame('cancel')}
          busy={step.kind === 'moving'}
          onConfirm={() => void move.move(step.id)}
          onCancel={() => {
            if (step.kind === 'asking') leave();
          }}
        >
          {user ? t('askJoin', { nickname: user.nickname }) : t('askNew')}
        </ConfirmDialog>
      );
    case 'refused':
      return (
        <ConfirmDialog
          open
          title={t('refusedTitle')}
          confirmLabel={step.signInHelps ? t('signInHere') : frame('ok')}
          cancelLabel={step.signInHelps ? frame('close') : undefined}
          onConfirm={() =>
            step.signInHelps ? void navigate(loginPath('/integrate/login')) : leave()
          }
          onCancel={leave}
        >
          {step.words}
        </ConfirmDialog>
      );
  }
}
