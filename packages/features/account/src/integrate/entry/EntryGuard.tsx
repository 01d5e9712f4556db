import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement, ReactNode } from 'react';
import { Working } from '#layout/Working.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { NoPreviousService } from './NoPreviousService.tsx';
import { useEntry } from './use-entry.ts';

type EntryGuardProps = {
  readonly title: string;
  /** For who may begin; `product` names the previous service in its calls. */
  readonly children: (product: string) => ReactNode;
};

/** The guard of the migration's sign-in (challenge-and-shutdown, section 8). */
export function EntryGuard({ title, children }: EntryGuardProps): ReactElement {
  const t = usePhrases('integrate');
  const { entry, check } = useEntry();
  useDocumentTitle(title);
  switch (entry.kind) {
    case 'checking':
      return <Working label={t('checking')} />;
    case 'none':
      return <NoPreviousService level={1} />;
    case 'enter':
      return <>{children(entry.product)}</>;
    case 'failed':
      return <ApiErrorState error={entry.error} onRetry={() => void check()} />;
    case 'message':
      return (
        <>
          <Working label={title} />
          <MessageDialog {...entry} />
        </>
      );
  }
}
