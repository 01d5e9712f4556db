import { connectionKind } from '@hanji/domain/errors/kinds/connection-kind.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { ChunkTimeoutError } from '#lazy/chunk-timeout.ts';
import { useDocumentTitle } from '#frame/use-document-title.ts';
import { useAutoRetry } from '#errors/use-auto-retry.ts';
import { useOnline } from '#errors/use-online.ts';
import { mayReloadByItself } from '#errors/automatic-reload.ts';
import { isChunkFailure } from './chunk-failure.ts';

/** A page whose code did not arrive, or that broke while it was drawn. Loading again is the way on. */
export function RouteErrorPage({ error }: { readonly error: unknown }) {
  const t = usePhrases('errors');
  const online = useOnline();
  const missing = isChunkFailure(error);
  const reload = () => location.reload();
  useAutoRetry(missing, () => void reloadWhenReachable());

  const words = wordsFor(error, missing, online);
  useDocumentTitle(t(words.title));
  return (
    <main>
      <StateMessage
        live
        level={1}
        drawing={missing ? 'offline' : 'error'}
        title={t(words.title)}
        text={t(words.text)}
        actions={
          <Button look="strong" onClick={reload}>
            {t('reload')}
          </Button>
        }
      />
    </main>
  );
}

/** Reloading while nothing answers would trade our page for the browser's own. */
async function reloadWhenReachable(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok && mayReloadByItself()) location.reload();
}

function wordsFor(error: unknown, missing: boolean, online: boolean) {
  if (error instanceof ChunkTimeoutError) return { title: 'slowTitle', text: 'slowText' } as const;
  if (!missing) return { title: 'serviceTitle', text: 'serviceText' } as const;
  return connectionKind(online) === 'hostNotFound'
    ? ({ title: 'unreachableTitle', text: 'unreachableText' } as const)
    : ({ title: 'offlineTitle', text: 'offlineText' } as const);
}
