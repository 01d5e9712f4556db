import type { ContentCard } from '@hanji/contract/entities/content.ts';
import type { LibraryType } from '@hanji/contract/library-vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ChoiceBar } from '@hanji/ui-kit/lists/choice-bar/ChoiceBar.tsx';
import type { Choice } from '@hanji/ui-kit/lists/choice-bar/use-choice.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState, type ReactElement } from 'react';
import { useRemove } from './use-remove.ts';

type ChoosingBarProps = {
  readonly type: LibraryType;
  /** All that are listed. */
  readonly titles: readonly Pick<ContentCard, 'type' | 'id'>[];
  readonly choice: Choice;
  /** Nothing is chosen any more: removed, or left. */
  readonly onEnd: () => void;
};

/** At the foot while titles are chosen: removes them, after a question where nothing takes it back. */
export function ChoosingBar({ type, titles, choice, onEnd }: ChoosingBarProps): ReactElement {
  const t = usePhrases('library');
  const frame = usePhrases('frame');
  const remove = useRemove(type);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { chosen, all, setAll } = choice;
  const count = chosen.length;
  const act = async (): Promise<void> => {
    setBusy(true);
    const marked = titles.filter(({ id }) => chosen.includes(id));
    const done = await remove(
      marked.map((title) => ({ contentType: title.type, contentId: title.id })),
    );
    setBusy(false);
    setAsking(false);
    if (done) onEnd();
  };
  return (
    <>
      <ChoiceBar
        label={t('chosenTitles')}
        all={{ label: t('all'), checked: all, mixed: count > 0 && !all, onChecked: setAll }}
        count={t('chosen', { count })}
        action={{
          label: t('remove'),
          disabled: count === 0,
          busy,
          onAction: () => (type === 'subscribed' ? void act() : setAsking(true)),
        }}
        closeLabel={t('chooseEnd')}
        onClose={onEnd}
      />
      <ConfirmDialog
        danger
        open={asking}
        busy={busy}
        title={t('removeTitle', { count })}
        confirmLabel={t('remove')}
        cancelLabel={frame('cancel')}
        onConfirm={() => void act()}
        onCancel={() => setAsking(false)}
      >
        {t(type === 'recent' ? 'removeRecentText' : 'removeOwnText')}
      </ConfirmDialog>
    </>
  );
}
