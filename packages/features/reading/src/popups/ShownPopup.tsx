import type { Popup } from '@hanji/contract/entities/popup.ts';
import { setLink } from '@hanji/domain/paths/set-link.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { PopupWindow } from '@hanji/ui-kit/overlays/popup-window/PopupWindow.tsx';
import type { ReactElement } from 'react';

type ShownPopupProps = {
  readonly popup: Popup;
  readonly onClose: () => void;
  readonly onSkip: () => void;
};

export function ShownPopup({ popup, onClose, onSkip }: ShownPopupProps): ReactElement {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const { uiType, title, description, themeColor, imgUrl, width, height } = popup;
  const href = setLink(popup.webLinkUrl);
  return (
    <PopupWindow
      open
      uiType={uiType}
      title={title}
      picture={imgUrl === null ? undefined : { src: imgUrl, width, height }}
      themeColor={themeColor}
      link={href === null ? undefined : { href, label: t('popupOpen') }}
      closeLabel={frame('close')}
      onClose={onClose}
      skip={{ label: t('popupSkip'), onSkip }}
    >
      {description}
      {/* What it leads to is not there on the web. */}
      {href === null && popup.appLinkUrl !== null && <p>{t('popupInApp')}</p>}
    </PopupWindow>
  );
}
