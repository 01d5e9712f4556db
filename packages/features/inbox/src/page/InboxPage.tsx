import { inboxTabs, type InboxTab } from '@hanji/contract/vocabulary.ts';
import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { TabLinks } from '@hanji/ui-kit/forms/tabs/TabLinks.tsx';
import type { ComponentType, ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { Gifts } from '#gifts/Gifts.tsx';
import { Messages } from '#lists/Messages.tsx';
import { Missions } from '#lists/Missions.tsx';
import { inboxPath, readTab } from '#paths/inbox-paths.ts';

const lists = {
  gift: Gifts,
  message: Messages,
  mission: Missions,
} as const satisfies Record<InboxTab, ComponentType>;

const names = { gift: 'gifts', message: 'messages', mission: 'missions' } as const;

/** /inbox/{tab}: gifts, messages and missions of a member (reading-service, section 2). */
export function InboxPage(): ReactElement {
  const tab = readTab(useParams()['tab']);
  return tab ? <Inbox tab={tab} /> : <NotFoundPage />;
}

function Inbox({ tab }: { readonly tab: InboxTab }): ReactElement {
  const t = usePhrases('inbox');
  const menu = usePhrases('menu');
  const hasPage = useHasPage();
  const List = lists[tab];
  const up = hasPage('/userinfo') ? { href: '/userinfo', label: menu('myPage') } : undefined;
  return (
    <ColumnPage title={menu('inbox')} tabTitle={`${menu('inbox')} – ${t(names[tab])}`} up={up}>
      <TabLinks
        label={menu('inbox')}
        current={inboxPath(tab)}
        tabs={inboxTabs.map((other) => ({ href: inboxPath(other), label: t(names[other]) }))}
      />
      <List />
    </ColumnPage>
  );
}
