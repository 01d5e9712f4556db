import { useOnline } from '@hanji/edition/errors/use-online.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SaveState } from '@hanji/ui-kit/creation/save-state/SaveState.tsx';
import type { ReactElement } from 'react';
import type { DeskDraft } from './use-draft.ts';

type DraftStateProps = {
  readonly desk: Pick<DeskDraft<object>, 'unsaved' | 'saving' | 'failure' | 'save'> & {
    /** Null where nothing does. */
    readonly clash: object | null;
  };
  /** Saves by itself. */
  readonly auto: boolean;
};

/** Whether what was written is saved. */
export function DraftStateLine({ desk, auto }: DraftStateProps): ReactElement {
  const t = usePhrases('creator');
  const frame = usePhrases('frame');
  const online = useOnline();
  const { unsaved, saving, failure, clash } = desk;
  if (saving) return <SaveState state="saving" text={t('saving')} />;
  if (clash) return <SaveState state="clash" text={t('clashTitle')} />;
  if (!unsaved) return <SaveState state="saved" text={t('saved')} />;
  if (!online) return <SaveState state="kept" text={t('savedHere')} />;
  if (failure) {
    const action = { label: frame('retry'), onAction: () => void desk.save() };
    return <SaveState state="failed" text={failure.message || t('notSaved')} action={action} />;
  }
  return <SaveState state="saving" text={t(auto ? 'savingSoon' : 'unsaved')} />;
}
