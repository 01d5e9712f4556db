import type { LibraryPage } from '@hanji/contract/entities/library.ts';
import type { LibraryOrder, LibraryType } from '@hanji/contract/library-vocabulary.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { libraryOrder } from '@hanji/domain/library/library-orders.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { libraryEntries } from './entries/library-entries.ts';
import { findOwner } from './find-owner.ts';
import { idsByRegistration, idsByTitle } from './lists/list-ids.ts';
import { ownList } from './lists/own-list.ts';
import { shownTitles } from './lists/shown-titles.ts';

type Path = { readonly category: ContentCategory; readonly type: LibraryType };

type Paging = {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly after?: string | undefined;
  readonly orderType?: LibraryOrder | undefined;
};

/** A page of the library of who calls (reading-service, sections 2, 5 and 7; decision "library"). */
export async function readLibrary(
  context: RequestContext,
  { category, type }: Path,
  { pageNo, pageSize, after, orderType }: Paging,
  caller: Caller,
): Promise<LibraryPage> {
  const { db } = context;
  const owner = await findOwner(db, caller);
  const list = ownList(type, category, owner, context.now());
  if (list === null) {
    return { contents: [], page: { pageNo, pageSize, hasNext: false, after: null } };
  }
  const order = libraryOrder(type, orderType);
  const asked = { category, pageNo, pageSize, after, shown: shownTitles(context, caller) };
  const listed =
    order === 'registered'
      ? await idsByRegistration(db, list, asked)
      : await idsByTitle(db, list, order, asked);
  const titles = listed.slice(0, pageSize);
  const hasNext = listed.length > pageSize;
  const contents = await libraryEntries(context, {
    type,
    list,
    owner,
    ids: titles.map(({ id }) => id),
  });
  const next = hasNext ? (titles.at(-1)?.after ?? null) : null;
  return { contents, page: { pageNo, pageSize, hasNext, after: next } };
}
