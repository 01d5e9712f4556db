import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { useRef, useState } from 'react';
import { useSendInquiryMutation, type SentInquiry } from '#calls/endpoints.ts';

/** Why the last was not sent: the service's own words, that a picture cannot be read, or nothing to say. */
export type SendFailure = 'image' | { readonly message: string };

const unreadable = 415;
/** Codes whose words say what is wrong with the inquiry itself, or how long to wait. */
const telling: readonly number[] = [400, 413, 429];

/**
 * Sends an inquiry. The same one again goes under the same key, so that one whose answer was lost
 * is kept once; another one has its own.
 */
export function useSendInquiry() {
  const [send, { isLoading }] = useSendInquiryMutation();
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const last = useRef({ signature: '', key: '' });

  return {
    busy: isLoading,
    failure,
    attempt,
    /** Whether it is kept. */
    send: async (inquiry: Omit<SentInquiry, 'key'>): Promise<boolean> => {
      const { images, ...words } = inquiry;
      const pictures = images.map(({ name, size, lastModified }) => [name, size, lastModified]);
      const signature = JSON.stringify([words, pictures]);
      if (last.current.signature !== signature) {
        last.current = { signature, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
      }
      setFailure(null);
      const { error } = await send({ ...inquiry, key: last.current.key });
      if (!error) {
        last.current = { signature: '', key: '' };
        return true;
      }
      setAttempt((count) => count + 1);
      const known = isApiError(error) ? error : null;
      if (known?.code === unreadable) setFailure('image');
      else setFailure({ message: known && telling.includes(known.code) ? known.message : '' });
      return false;
    },
  };
}
