import type { Page } from '@hanji/contract/entities/home.ts';
import type { Slice } from '#modules/catalogue/list-titles.ts';

/** Pages count from 0. */
export type Paging = { readonly pageNo: number; readonly pageSize: number };

export const sliceOf = ({ pageNo, pageSize }: Paging): Slice => ({
  offset: pageNo * pageSize,
  limit: pageSize,
});

export const pageOf = ({ pageNo, pageSize }: Paging, total: number): Page => ({
  pageNo,
  pageSize,
  total,
  hasNext: (pageNo + 1) * pageSize < total,
});
