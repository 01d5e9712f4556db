import type { Page } from '@hanji/contract/entities/home.ts';
import type { Slice } from '#modules/catalogue/list-titles.ts';

/** Pages count from 0. */
export type Paging = { readonly pageNo: number; readonly pageSize: number };

export function sliceOf({ pageNo, pageSize }: Paging): Slice {
  return {
    offset: pageNo * pageSize,
    limit: pageSize,
  };
}

export function pageOf({ pageNo, pageSize }: Paging, total: number): Page {
  return {
    pageNo,
    pageSize,
    total,
    hasNext: (pageNo + 1) * pageSize < total,
  };
}
