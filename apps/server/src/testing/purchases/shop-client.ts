import { Agent, request } from 'node:http';
import { wireHeaders } from '#http/testing/wire-headers.ts';
import type { Customer, Shop } from './shop.ts';
import { prices } from './shop.ts';

export type ShopAnswer = { readonly code: number; readonly text: string };

type Sent = { readonly method: 'GET' | 'POST'; readonly form?: Readonly<Record<string, string>> };

const longestCallMs = 45_000;

/** Calls a served process as customers do, over so many connections that stay open. */
export class ShopClient {
  readonly #agent: Agent;
  readonly #secret: string;
  readonly #shop: Shop;
  /** Where the service is now: it may be started again elsewhere. */
  url: string;

  constructor(url: string, secret: string, shop: Shop, connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.#secret = secret;
    this.#shop = shop;
    this.url = url;
  }

  /** @throws Error where the connection broke */
  ask(path: string, { method, form }: Sent, customer: Customer | null): Promise<ShopAnswer> {
    return new Promise((resolve, reject) => {
      const body = form === undefined ? '' : new URLSearchParams(form).toString();
      const headers = {
        ...wireHeaders(this.#secret, new Date()),
        ...(customer && { authorization: `Bearer ${customer.token}` }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      };
      const signal = AbortSignal.timeout(longestCallMs);
      const outgoing = request(
        `${this.url}${path}`,
        { agent: this.#agent, method, headers, signal },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('error', reject);
          response.once('end', () => {
            // One that was cut off ends as well.
            if (!response.complete) return reject(new Error('cut off'));
            resolve({ code: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
          });
        },
      );
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  }

  /** @throws Error where none was given */
  async takeToken(customer: Customer): Promise<string> {
    const { code, text } = await this.ask('/coin/transaction/token', { method: 'POST' }, customer);
    if (code !== 200) throw new Error(`no token: ${code}`);
    const { data } = JSON.parse(text) as { data: { transactionToken: string } };
    return data.transactionToken;
  }

  unlock(customer: Customer, chapterId: number, transactionToken: string): Promise<ShopAnswer> {
    const { price, coinBackPrice } = prices;
    const form = { transactionToken, price: `${price}`, coinBackPrice: `${coinBackPrice}` };
    const path = `${this.#shop.path}/chapter/${chapterId}/unlock`;
    return this.ask(path, { method: 'POST', form }, customer);
  }

  rent(customer: Customer, chapterId: number, transactionToken: string): Promise<ShopAnswer> {
    const form = { transactionToken, rentalPrice: `${prices.rentalPrice}` };
    const path = `${this.#shop.path}/chapter/${chapterId}/rent-with-coin`;
    return this.ask(path, { method: 'POST', form }, customer);
  }

  takeBack(customer: Customer, chapterId: number): Promise<ShopAnswer> {
    const form = { chapterIds: `${chapterId}` };
    return this.ask(`${this.#shop.path}/chapter/take-back`, { method: 'POST', form }, customer);
  }

  home(customer: Customer | null): Promise<ShopAnswer> {
    return this.ask(this.#shop.path, { method: 'GET' }, customer);
  }

  close(): void {
    this.#agent.destroy();
  }
}
