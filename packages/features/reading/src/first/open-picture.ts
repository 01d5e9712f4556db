import type { ContentCard } from '@hanji/contract/entities/content.ts';
import type { HomeElement } from '@hanji/contract/entities/home.ts';
import type { PageHead } from '@hanji/contract/pages.ts';
import { isForAdults } from '@hanji/domain/access/adult-gate.ts';

/**
 * What a messenger shows beside a link to a list: the picture of its first title that is not for
 * adults, which the list itself blurs and a messenger would not.
 */
export function openPicture(
  titles: readonly (HomeElement | ContentCard)[] | undefined,
): PageHead['picture'] {
  const title = titles?.find((one) => !isForAdults(one));
  if (!title) return null;
  if (!('thumbnail' in title)) return { url: title.imageUrl };
  return title.thumbnail && { url: title.thumbnail.url };
}
