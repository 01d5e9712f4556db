import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { locales } from '@hanji/contract/vocabulary.ts';
import { adultAge } from '@hanji/domain/access/adult-gate.ts';
import { content } from '#db/schema/works/catalogue.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { gateBefore } from '#modules/admission/admission.ts';

/**
 * Which titles a library may show: of those for adults the ones that who asks could open now, and
 * none where the session does not want to see them.
 */
export function shownTitles(context: RequestContext, caller: Caller): SQL | undefined {
  if (caller.client.acceptMature === 'N') {
    return and(eq(content.mature, false), ne(content.restrictedAge, adultAge));
  }
  const open = locales.filter(
    (language) => gateBefore(context, { restrictedAge: adultAge, language }, caller) === null,
  );
  if (open.length === locales.length) return undefined;
  const isOpen = open.length === 0 ? undefined : inArray(content.language, open);
  return or(ne(content.restrictedAge, adultAge), isOpen);
}
