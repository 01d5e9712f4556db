import { defaultRequestSecret } from '@hanji/contract/headers.ts';
import { wireHeaders } from '@hanji/server/http/testing/wire-headers.ts';
import type { CatalogueTitle } from '#catalogue/catalogue.ts';
import { contentPath, originOf } from '#service/state.ts';
import { openSession, type Account } from './members.ts';

async function post(path: string, token: string, form: Record<string, string>): Promise<unknown> {
  const headers = wireHeaders(defaultRequestSecret, new Date(), {
    authorization: `Bearer ${token}`,
    'content-type': 'application/x-www-form-urlencoded',
  });
  const body = new URLSearchParams(form);
  const response = await fetch(originOf('server') + path, { method: 'POST', headers, body });
  const { data } = (await response.json()) as { data: unknown };
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
  return data;
}

/** Buys a chapter as another device of the member does; numbers count from 1, episodes first. */
export async function buyChapter(
  { id: memberId }: Account,
  title: CatalogueTitle,
  number: number,
  price: number,
): Promise<void> {
  const token = await openSession(memberId);
  const made = await post('/coin/transaction/token', token, {});
  const { transactionToken } = made as { readonly transactionToken: string };
  const chapterId = title.chapters[number - 1]?.id;
  const terms = { transactionToken, price: String(price), coinBackPrice: '0' };
  await post(`${contentPath(title)}/chapter/${chapterId}/unlock`, token, terms);
}
