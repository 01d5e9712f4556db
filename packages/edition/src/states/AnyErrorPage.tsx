import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { useSearchParams } from 'react-router-dom';
import { describeApiError } from '#errors/describe-api-error.ts';
import { useDocumentTitle } from '#frame/use-document-title.ts';
import { WaysFromFailure } from './WaysFromFailure.tsx';

/** `/error-page?code=`: what any result code says; of no code, that something did not work. */
export function AnyErrorPage() {
  const t = usePhrases('errors');
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const words = describeApiError(/^\d{3,4}$/.test(code) ? Number(code) : 0, true);
  // Nothing is tried again here.
  const text = words.kind === 'hostNotFound' ? 'unstableText' : words.text;
  useDocumentTitle(t(words.title));
  return (
    <StateMessage
      level={1}
      drawing={words.drawing}
      title={t(words.title)}
      text={t(text)}
      actions={<WaysFromFailure cameFromPage={false} />}
    />
  );
}
