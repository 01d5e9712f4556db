import type { FastifyInstance } from 'fastify';
import { offerPartners, type OfferPartner } from '@hanji/contract/offerwall-vocabulary.ts';
import type { OriginContext } from '#http/request-context.ts';
import { readSigned } from '#ports/outside/signed-notice.ts';
import { endConversion, findConversion } from './conversions.ts';
import { readOfferNotice, type OfferNotice } from './read-offer-notice.ts';
import { takeReward } from './take-reward.ts';
import { memberOfKey } from './user-key.ts';

/** Where partners tell of coins, on the service's own origin. */
const noticePath = '/offerwall/notice/:partner';
const mostBytes = 16 * 1024;

/** Takes what partners tell; nothing else grants coins of the offer wall. */
export function serveOfferNotices(scope: FastifyInstance, context: OriginContext): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  );
  scope.post<{ Params: { partner: string } }>(noticePath, async (request, reply) => {
    const partner = offerPartners.find((known) => known === request.params.partner);
    const settings = partner && context.settings.offerWall[partner];
    if (!partner || !settings) return reply.callNotFound();
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const header = String(request.headers['x-offerwall-signature'] ?? '');
    const received = readSigned(settings.noticeSecret, { header, body, now: context.now() });
    if (received === null) return reply.code(401).send();
    const notice = readOfferNotice(partner, received);
    if (notice === null) return reply.code(400).send();
    return reply.code(await takeNotice(context, partner, notice)).send();
  });
}

/** 200 where it is taken, now or before; 404 for nobody of ours, 409 for what cannot be taken. */
async function takeNotice(
  context: OriginContext,
  partner: OfferPartner,
  notice: OfferNotice,
): Promise<200 | 404 | 409> {
  const { db } = context;
  const now = context.now();
  const memberId = await memberOfKey(db, partner, notice.userKey);
  if (memberId === null) return 404;
  if (notice.kind === 'mission') {
    const { transactionId, coins } = notice;
    const reward = { partner, transactionId, memberId, coins, conversion: null };
    return (await takeReward(db, reward, now)) === 'refused' ? 409 : 200;
  }
  const own = { memberId, id: notice.conversionId };
  if ((await findConversion(db, own)) === null) return 404;
  if (notice.kind === 'failed') {
    await endConversion(db, own, 'failed', now);
    return 200;
  }
  const { transactionId, coins, points } = notice;
  const conversion = { id: notice.conversionId, points };
  const reward = { partner, transactionId, memberId, coins, conversion };
  return (await takeReward(db, reward, now)) === 'refused' ? 409 : 200;
}
