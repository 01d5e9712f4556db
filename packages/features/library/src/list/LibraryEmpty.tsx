import type { LibraryType } from '@hanji/contract/library-vocabulary.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';

const words = {
  subscribed: { title: 'subscribedNone', text: 'subscribedNoneText' },
  recent: { title: 'recentNone', text: 'recentNoneText' },
  rented: { title: 'rentedNone', text: 'rentedNoneText' },
  unlocked: { title: 'unlockedNone', text: 'unlockedNoneText' },
} as const satisfies Record<LibraryType, { title: string; text: string }>;

type LibraryEmptyProps = { readonly type: LibraryType; readonly category: ContentCategory };

/** A list without titles: what would stand in it, and where there are some. */
export function LibraryEmpty({ type, category }: LibraryEmptyProps): ReactElement {
  const t = usePhrases('library');
  return (
    <StateMessage
      drawing="empty"
      title={t(words[type].title)}
      text={t(words[type].text)}
      actions={<LinkButton href={`/?category=${category}`}>{t('findTitles')}</LinkButton>}
    />
  );
}
