import { editionIds, type EditionId } from '@hanji/contract/editions.ts';

/** The origins that settings name: the service's own, and one for each edition. */
export type OriginName = 'server' | EditionId;
export const originNames = ['server', ...editionIds] as const satisfies readonly OriginName[];

/** The variable that sets an origin's port. */
export const portVariable = {
  server: 'HANJI_PORT_SERVER',
  ko: 'HANJI_PORT_KO',
  ja: 'HANJI_PORT_JA',
  global: 'HANJI_PORT_GLOBAL',
  'vi-refund': 'HANJI_PORT_VI',
} as const satisfies Record<OriginName, string>;
