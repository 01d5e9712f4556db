import { blursThumbnail } from '@hanji/domain/access/mature/mature-blur.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { hasAcceptedMature } from '@hanji/edition/mature/accept-mature.ts';

/** Which titles have their pictures blurred in this edition, for this reader. */
export function useMatureBlur(): (title: { readonly mature: boolean }) => boolean {
  const { supports } = useEdition();
  const acceptedMature = hasAcceptedMature();
  // Who is a verified adult stands in the profile of an account; without one nobody is.
  return (title) =>
    blursThumbnail(title, supports.mature, { adultVerification: 'unverified', acceptedMature });
}
