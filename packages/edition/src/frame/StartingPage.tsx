import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Header } from '@hanji/ui-kit/frame/header/Header.tsx';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { Wordmark } from '@hanji/ui-kit/marks/wordmark/Wordmark.tsx';
import { NeedsScripts } from './NeedsScripts.tsx';

/** The first moments of a visit: the frame in its place, while the page's own code arrives. */
export function StartingPage() {
  const t = usePhrases('frame');
  return (
    <>
      <Header start={<Wordmark label={t('brand')} />} end={null} />
      <main>
        <NeedsScripts />
        <LoadingNotice label={t('loading')} slow={t('loadingSlow')} />
      </main>
    </>
  );
}
