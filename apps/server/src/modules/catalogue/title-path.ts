import type { Title } from './load-titles.ts';

/** The address of a title on its edition's site. */
export function titlePath({ type, id }: Pick<Title, 'type' | 'id'>): string {
  return `/${type}/${id}`;
}
