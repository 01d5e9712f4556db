import { useEdition } from '@hanji/edition/edition-context.tsx';
import { readAcceptMature } from '@hanji/edition/mature/accept-mature.ts';

/**
 * Whether covers of mature titles are blurred (reading-service, section 6): where age is verified
 * until it is, elsewhere unless the reader accepts.
 */
export function useMatureBlur(): boolean {
  const { supports } = useEdition();
  return supports.mature.verification || readAcceptMature() !== 'Y';
}
