import type { ReactElement } from 'react';
import { KeyHelp } from '#shared/react/help/KeyHelp.tsx';
import { novelKeyRows } from './novel-key-rows.ts';

type NovelHelpProps = Parameters<typeof novelKeyRows>[0] & { readonly onClose: () => void };

/** All keys of the viewer, as they are in the mode that is read in. */
export function NovelHelp(props: NovelHelpProps): ReactElement {
  const { words, onClose } = props;
  return (
    <KeyHelp
      rows={novelKeyRows(props)}
      title={words.keys.title}
      closeLabel={words.close}
      onClose={onClose}
    />
  );
}
