import { useState, type ReactElement } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { ToastRegion } from '#feedback/toast/ToastRegion.tsx';
import type { ToastMessage } from '#feedback/toast/toast-message.ts';
import { Menu } from '#overlays/menu/Menu.tsx';
import { shareService, type ShareServiceName } from './share-services.ts';
import { canShare, copyAddress, shareNatively } from './ways-to-share.ts';

type ShareLabels = {
  /** Name of the button and of its menu. */
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  /** The browser has refused; the reader can copy from the address bar. */
  readonly copyFailed: string;
  readonly notices: string;
  readonly closeNotice: string;
};

type ShareProps = {
  /** In full, with the origin. */
  readonly url: string;
  readonly title: string;
  /** Those that the readers of an edition use. */
  readonly services: readonly ShareServiceName[];
  readonly labels: ShareLabels;
};

/** Sends a title on: in the device's own way where it has one, else by a menu. */
export function Share({ url, title, services, labels }: ShareProps): ReactElement {
  const [refused, setRefused] = useState(false);
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);

  const copy = async (): Promise<void> => {
    const copied = await copyAddress(url);
    setToasts([
      copied
        ? { id: 'copied', kind: 'success', text: labels.copied }
        : { id: 'failed', kind: 'error', text: labels.copyFailed },
    ]);
  };
  const shareFirst = (): boolean => {
    if (refused || !canShare()) return true;
    void shareNatively({ url, title }).then((done) => setRefused(!done));
    return false;
  };

  const links = services.map((key) => {
    const { name, href } = shareService(key, { url, title });
    return { key, label: name, href, target: '_blank' } as const;
  });
  return (
    <>
      <Menu
        label={labels.share}
        onOpen={shareFirst}
        items={[
          { key: 'copy', label: labels.copy, icon: 'copy', onSelect: () => void copy() },
          ...links,
        ]}
        renderTrigger={(props) => <IconButton {...props} icon="share" label={labels.share} />}
      />
      <ToastRegion
        label={labels.notices}
        closeLabel={labels.closeNotice}
        toasts={toasts}
        onClose={() => setToasts([])}
      />
    </>
  );
}
