import { afterCancel, type AccountFlow } from '@hanji/domain/account/account-flows.ts';
import { NeedsScripts } from '@hanji/edition/frame/NeedsScripts.tsx';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { IconButton } from '@hanji/ui-kit/actions/button/IconButton.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as styles from './FlowPage.module.css';

type FlowPageProps = {
  readonly title: string;
  /** Where a flow stands: "Step 2 of 3". */
  readonly step?: string;
  readonly lead?: ReactNode;
  /** The flow that closing cancels, once confirmed; the first page of one is simply left. */
  readonly cancels?: AccountFlow;
  /** Ends what the flow had begun, instead of going to its start. */
  readonly onCancelled?: () => void;
  readonly children: ReactNode;
};

/** One step of an account's flow: narrow, with its name and a way out. */
export function FlowPage(props: FlowPageProps) {
  const { title, step, lead, cancels, onCancelled, children } = props;
  const t = usePhrases('signIn');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  useDocumentTitle(title);

  /** Back, or Home where the page was reached directly (challenge-and-shutdown, section 2.7). */
  const leave = (): void => void (cameFromHere() ? navigate(-1) : navigate('/'));
  const cancel = (): void => {
    setAsking(false);
    if (onCancelled) return onCancelled();
    const start = cancels && afterCancel(cancels, true);
    if (start) void navigate(start);
  };
  return (
    <div className={styles.page}>
      <header>
        {step && <p className={styles.step}>{step}</p>}
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <IconButton
            icon="close"
            label={frame('close')}
            className={styles.close}
            onClick={() => (cancels ? setAsking(true) : leave())}
          />
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        <NeedsScripts />
      </header>
      {children}
      <ConfirmDialog
        open={asking}
        title={t('cancelTitle')}
        confirmLabel={t('cancelConfirm')}
        cancelLabel={t('cancelStay')}
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      >
        {t('cancelText')}
      </ConfirmDialog>
    </div>
  );
}

/** The history counts what this visit has opened. */
function cameFromHere(): boolean {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return typeof state.idx === 'number' && state.idx > 0;
}
