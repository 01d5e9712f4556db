import { workKind } from '@hanji/domain/titles/work-kind.ts';
import type { PageAddress } from '@hanji/edition/pages/page.ts';
import { readContentAddress } from './paths.ts';

const viewers = { comic: 'OpenedComic', novel: 'OpenedNovel' } as const;

/** The module of the viewer that the chapter at an address opens in. */
export function viewerComponents({ params }: Pick<PageAddress, 'params'>): readonly string[] {
  const content = readContentAddress(params);
  return content ? [viewers[workKind(content.contentType)]] : [];
}
