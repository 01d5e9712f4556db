import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { PlacedComment } from './placed-comment.ts';
import { ReportSheet } from './ReportSheet.tsx';

type Asked =
  | { readonly kind: 'delete' | 'report'; readonly comment: PlacedComment }
  | { readonly kind: 'signIn' };

type Desk = {
  readonly ask: (asked: Asked) => void;
  /** The comments reported on this screen: they stay, struck through. */
  readonly reportedHere: ReadonlySet<number>;
};

const DeskContext = createContext<Desk | null>(null);

/** @throws Error outside of a desk */
export function useCommentDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no desk around this comment');
  return desk;
}

/** Around comments: what is asked before one is deleted or reported, or anything by a visitor. */
export function CommentDesk({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [reportedHere, setReportedHere] = useState<ReadonlySet<number>>(new Set());
  const desk = useMemo(() => ({ ask: setAsked, reportedHere }), [reportedHere]);
  const close = (): void => setAsked(null);
  return (
    <DeskContext value={desk}>
      {children}
      {asked?.kind === 'delete' && <DeleteQuestion comment={asked.comment} onClose={close} />}
      {asked?.kind === 'report' && (
        <ReportSheet
          comment={asked.comment}
          onReported={() => setReportedHere(new Set([...reportedHere, asked.comment.id]))}
          onClose={close}
        />
      )}
      <SignInQuestion open={asked?.kind === 'signIn'} onClose={close} />
    </DeskContext>
  );
}

function SignInQuestion({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = usePhrases('comments');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <ConfirmDialog
      open={open}
      title={t('signInToReactTitle')}
      confirmLabel={frame('signIn')}
      cancelLabel={frame('cancel')}
      onConfirm={() => void navigate(loginPath(pathname + search))}
      onCancel={onClose}
    >
      {t('signInToReact')}
    </ConfirmDialog>
  );
}
