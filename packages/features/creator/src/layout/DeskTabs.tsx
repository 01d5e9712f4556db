import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { TabLinks } from '@hanji/ui-kit/forms/tabs/TabLinks.tsx';
import type { ReactElement } from 'react';
import { activityPath, titlesPath } from '#paths/desk-paths.ts';

/** The two halves of the desk: what is made, and what became of it. */
export function DeskTabs({ current }: { readonly current: 'titles' | 'activity' }): ReactElement {
  const t = usePhrases('creator');
  return (
    <TabLinks
      label={t('desk')}
      current={current === 'titles' ? titlesPath : activityPath()}
      tabs={[
        { href: titlesPath, label: t('titles') },
        { href: activityPath(), label: t('activity') },
      ]}
    />
  );
}
