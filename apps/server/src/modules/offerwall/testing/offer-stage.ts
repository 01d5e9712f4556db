import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { startSandbox } from '@hanji/payment-sandbox/start-sandbox.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { offerPartners, type OfferPartner } from '@hanji/contract/offerwall-vocabulary.ts';
import { afterAll } from 'vitest';
import type { OriginContext } from '#http/request-context.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { offerVariable } from '#settings/outside/offerwall.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { serveOfferNotices } from '../notices.ts';

/** The Korean edition with both partners, who are the sandbox, until the test file ends. */
export async function openOfferStage() {
  const { db, sql } = await freshDatabase();
  const sandbox = await startSandbox();
  afterAll(() => sandbox.stop());
  const variables = offerPartners.map((partner) => [offerVariable(partner), sandbox.offerSetting]);
  const { offerWall } = loadSettings(Object.fromEntries(variables));
  // Notices are signed by the clock of whoever sends them.
  const base = await testContext(db, { edition: 'ko', now: () => new Date() });
  const context: OriginContext = { ...base, settings: { ...base.settings, offerWall } };
  const ask = asker(await openTestApi(context), context);
  const app = Fastify();
  await app.register(async (scope) => serveOfferNotices(scope, context));
  const noticeUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/offerwall/notice`;
  afterAll(() => app.close());
  await sandbox.sendOffersTo(noticeUrl);

  return {
    db,
    sql,
    context,
    ask,
    sandbox,
    reader: () => signIn(db, { expiresAt: new Date(Date.now() + 3_600_000) }),
    coinsOf: async (token: string): Promise<number> => {
      const { data } = await ask<Inventory>('/member/inventory', { token });
      return data.coin.freeAmount;
    },
    keyOf: async (memberId: string, partner: OfferPartner): Promise<string> => {
      const [row] = await sql<{ key: string }>`select key from offer_user
        where member_id = ${memberId} and partner = ${partner}`;
      return row?.key ?? '';
    },
    /** What somebody presses on a partner's page. */
    press: (url: string, form: Record<string, string>) =>
      fetch(url, { method: 'POST', body: new URLSearchParams(form) }),
    /** Tells as the partner does; gives the code by which it was answered. */
    tell: async (
      partner: string,
      told: unknown,
      { secret, seconds }: { secret?: string; seconds?: number } = {},
    ): Promise<number> => {
      const body = typeof told === 'string' ? told : JSON.stringify(told);
      const at = seconds ?? Math.floor(Date.now() / 1000);
      const signed = createHmac('sha256', secret ?? offerWall.pincrux?.noticeSecret ?? '')
        .update(`${at}.${body}`)
        .digest('hex');
      const headers = {
        'content-type': 'application/json',
        'x-offerwall-signature': `t=${at},v1=${signed}`,
      };
      return (await fetch(`${noticeUrl}/${partner}`, { method: 'POST', headers, body })).status;
    },
  };
}
