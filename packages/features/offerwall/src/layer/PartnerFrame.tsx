import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { useState, type ReactElement, type RefObject } from 'react';

type PartnerFrameProps = {
  readonly src: string;
  readonly title: string;
  readonly frame?: RefObject<HTMLIFrameElement | null>;
};

/**
 * What a partner's page may do: be itself, at its own origin, and open an advertiser's in another
 * tab. It cannot lead this one away, and the policy of the page lets nobody else in.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

export function PartnerFrame({ src, title, frame }: PartnerFrameProps): ReactElement {
  const words = usePhrases('frame');
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {!loaded && <LoadingNotice label={words('loading')} slow={words('loadingSlow')} />}
      <iframe
        ref={frame}
        src={src}
        title={title}
        sandbox={sandbox}
        allow=""
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}
