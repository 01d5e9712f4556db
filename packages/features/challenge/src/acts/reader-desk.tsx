import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import {
  createContext,
  useContext,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ChapterAddress } from '#paths/challenge-paths.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { ReportChapterSheet, ReportCommentSheet } from './report-sheets.tsx';

type Asked =
  | { readonly kind: 'deleteComment' | 'reportComment'; readonly commentId: number }
  | { readonly kind: 'reportChapter'; readonly address: ChapterAddress }
  | { readonly kind: 'signIn' };

type Desk = {
  /** A visitor is asked to sign in, whatever it is. */
  readonly ask: (asked: Asked) => void;
  /** The comments reported on this screen: they stay, struck through. */
  readonly reportedHere: ReadonlySet<number>;
};

const DeskContext = createContext<Desk | null>(null);

/** @throws Error outside of a desk */
export function useReaderDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no desk around this');
  return desk;
}

/** What is asked before something is deleted or reported, or anything done by a visitor. */
export function ReaderDesk({ children }: { readonly children: ReactNode }): ReactElement {
  const signedIn = useCurrentUser() !== null;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [reportedHere, setReportedHere] = useState<ReadonlySet<number>>(new Set());
  const desk = useMemo(
    () => ({
      ask: (next: Asked): void => setAsked(signedIn ? next : { kind: 'signIn' }),
      reportedHere,
    }),
    [signedIn, reportedHere],
  );
  const close = (): void => setAsked(null);
  return (
    <DeskContext value={desk}>
      {children}
      {asked?.kind === 'deleteComment' && (
        <DeleteQuestion commentId={asked.commentId} onClose={close} />
      )}
      {asked?.kind === 'reportComment' && (
        <ReportCommentSheet
          commentId={asked.commentId}
          onReported={() => setReportedHere(new Set([...reportedHere, asked.commentId]))}
          onClose={close}
        />
      )}
      {asked?.kind === 'reportChapter' && (
        <ReportChapterSheet address={asked.address} onClose={close} />
      )}
      {asked?.kind === 'signIn' && <SignInQuestion onClose={close} />}
    </DeskContext>
  );
}

function SignInQuestion({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = usePhrases('comments');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <ConfirmDialog
      open
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
