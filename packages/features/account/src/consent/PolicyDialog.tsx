import type { ConsentType } from '@hanji/contract/vocabulary.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { Dialog } from '@hanji/ui-kit/overlays/dialog/Dialog.tsx';
import { useGetConsentQuery } from '#endpoints/consent.ts';
import { useCallWords } from '#forms/use-call-words.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { PolicyText } from './PolicyText.tsx';

type PolicyDialogProps = { readonly type: ConsentType; readonly onClose: () => void };

/** A policy as it holds now, above the form, which stays as it is. */
export function PolicyDialog({ type, onClose }: PolicyDialogProps) {
  const t = usePhrases('consent');
  const frame = usePhrases('frame');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const words = useCallWords();
  const { data, error, refetch } = useGetConsentQuery({ params: { type } });
  return (
    <Dialog
      open
      title={data?.title ?? t('policy')}
      onClose={onClose}
      actions={
        <>
          {error && <Button onClick={() => void refetch()}>{frame('retry')}</Button>}
          <Button look="strong" onClick={onClose}>
            {frame('close')}
          </Button>
        </>
      }
    >
      {!data && !error && <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />}
      {isApiError(error) && <p>{words(error)}</p>}
      {data && (
        <>
          <p>{t('validFrom', { date: formatDate(locale, data.publishedAt, timeZone) })}</p>
          <PolicyText markdown={data.body} />
        </>
      )}
    </Dialog>
  );
}
