import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/executor.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { removeOrphans } from '#ingest/sweep/remove-orphans.ts';
import { deliverMails } from '#modules/account/testing/mails.ts';
import { sweepExpired } from '#modules/account/sweep-expired.ts';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { asker, type AskOptions } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { answerInquiry, closeInquiry, findInquiry, openInquiries } from './operate-inquiries.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'global', now: () => now });
const { storage } = context;
const ask = asker(await openTestApi(context), context);

beforeEach(async () => {
  await sql`truncate inquiry, inquiry_image, attempt restart identity`;
  for await (const key of storage.list('')) await storage.delete(key);
  now = testNow;
});

type Fields = { readonly text?: string; readonly email?: string; readonly key?: string };

function send(
  fields: Fields,
  {
    files = [],
    category = 'payment',
    ...options
  }: AskOptions & {
    readonly files?: readonly File[];
    readonly category?: string;
  } = {},
) {
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) parts.append(name, value);
  for (const file of files) parts.append('images', file);
  const headers = { 'accept-language': 'en-US', ...options.headers };
  return ask(`/help/inquiry/${category}`, { parts, ...options, headers });
}

const byVisitor = { text: 'Where are my coins?', email: 'reader@mail.example' };

async function picture(name = 'screen.png'): Promise<File> {
  const drawn = { create: { width: 40, height: 30, channels: 3, background: 'red' } } as const;
  const bytes = await sharp(drawn)
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

async function stored(prefix = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys;
}

describe('an inquiry', () => {
  it('[A1-014] [A7-089] [B7-092] of a visitor is kept with the address for its answer', async () => {
    const { code, data } = await send({ ...byVisitor, text: ' Where are my coins?\n' });
    expect([code, data]).toEqual([200, null]);
    expect(await openInquiries(db)).toMatchObject([
      {
        edition: 'global',
        locale: 'en-US',
        category: 'payment',
        body: 'Where are my coins?',
        email: 'reader@mail.example',
        memberId: null,
        sentAt: testNow,
        closedAt: null,
      },
    ]);
  });

  it('[A7-089] [B7-092] may come as a form where no picture comes with it', async () => {
    const headers = { 'accept-language': 'en-US' };
    const form = { ...byVisitor, text: 'Where are my coins?' };
    const { code, data } = await ask('/help/inquiry/payment', { form, headers });
    expect([code, data]).toEqual([200, null]);
    expect(await openInquiries(db)).toMatchObject([
      { category: 'payment', body: 'Where are my coins?', email: 'reader@mail.example' },
    ]);
  });

  it('[A1-014] of a member is answered at their own address, whatever is sent', async () => {
    const { memberId, token } = await signIn(db, { email: 'own@mail.example' });
    expect((await send({ ...byVisitor, email: 'other@mail.example' }, { token })).code).toBe(200);
    expect(await openInquiries(db)).toMatchObject([{ memberId, email: 'own@mail.example' }]);
    // Of who has none, at the one that they give.
    const bare = await signIn(db);
    expect((await send({ text: 'a' }, { token: bare.token })).code).toBe(400);
    expect((await send(byVisitor, { token: bare.token })).code).toBe(200);
    expect((await openInquiries(db))[1]?.email).toBe('reader@mail.example');
  });

  it.each([
    ['no text', { ...byVisitor, text: ' ' }, 'Write what you would like to ask.'],
    ['5001 characters', { ...byVisitor, text: 'a'.repeat(5001) }, 'Your message is too long.'],
    ['no address', { text: 'a' }, 'Enter an email address that we can reply to.'],
    ['a line for an address', { text: 'a', email: 'a@b.example\nBcc: c@d.example' }, /address/],
  ])('[A5-023] [B5-017] [B5-018] with %s is refused', async (_, fields, why) => {
    const { code, message } = await send(fields);
    expect([code, message]).toEqual([400, expect.stringMatching(why)]);
    expect(await openInquiries(db)).toEqual([]);
  });

  it('[A5-023] [B5-018] has at most 500 characters in Vietnamese', async () => {
    const headers = { 'accept-language': 'vi-VN' };
    const text = 'ấ'.repeat(500);
    expect((await send({ ...byVisitor, text: `${text}a` }, { headers })).code).toBe(400);
    expect((await send({ ...byVisitor, text }, { headers })).code).toBe(200);
  });

  it('[A5-023] [B5-017] of no category that there is is refused', async () => {
    expect((await send(byVisitor, { category: 'weather' })).code).toBe(404);
  });

  it('is kept once, however often it comes under its key', async () => {
    const sent = { ...byVisitor, key: 'k'.repeat(22) };
    const files = [await picture()];
    const codes = await Promise.all([1, 2, 3].map(() => send(sent, { files })));
    expect(codes.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect((await send(sent, { files })).code).toBe(200);
    expect(await openInquiries(db)).toHaveLength(1);
    // Nothing of those that were one too many stays.
    expect(await stored()).toHaveLength(1);
  });

  it('waits after five of one network, and of one member wherever they are', async () => {
    for (let n = 0; n < 5; n += 1) expect((await send(byVisitor)).code).toBe(200);
    const files = [await picture()];
    expect((await send(byVisitor, { files })).code).toBe(429);
    expect(await stored()).toEqual([]);
    expect((await send(byVisitor, { address: '198.51.100.9' })).code).toBe(200);
    const { token } = await signIn(db, { email: 'flood@mail.example' });
    for (let n = 0; n < 5; n += 1) await send(byVisitor, { token, address: `203.0.113.${n}` });
    expect((await send(byVisitor, { token, address: '192.0.2.1' })).code).toBe(429);
    now = new Date(testNow.getTime() + 60_000);
    expect((await send(byVisitor)).code).toBe(200);
  });
});

describe('pictures of an inquiry', () => {
  it('[A5-024] [B5-019] are encoded anew, and at no address of the service', async () => {
    const files = [await picture('a.png'), await picture('b.PNG'), await picture('c.png')];
    expect((await send(byVisitor, { files })).code).toBe(200);
    const images = (await findInquiry(db, 1))?.images ?? [];
    expect(images).toHaveLength(3);
    expect((await stored()).toSorted()).toEqual([...images].toSorted());
    const kept = await storage.get(images[0] ?? '');
    if (kept === null) throw new Error('the picture is not there');
    const bytes = await buffer(kept.body);
    const { format, width, exif } = await sharp(bytes).metadata();
    expect([format, width, exif]).toEqual(['webp', 40, undefined]);
    expect((await ask(`/media/${images[0]}`)).code).toBe(404);
  });

  it.each([
    ['what only claims to be one', new File(['GIF89a but not really'], 'a.gif'), 415],
    ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png'), 415],
    ['5 MB and a byte', new File([new Uint8Array(5_242_881).fill(0x89)], 'a.png'), 415],
  ])('[A5-024] %s is refused, and nothing is kept', async (_, file, code) => {
    const sent = await send(byVisitor, { files: [await picture(), file] });
    expect(sent.code).toBe(code);
    expect(await openInquiries(db)).toEqual([]);
    await expect.poll(() => stored()).toEqual([]);
  });

  it('[A5-024] [B5-019] four, another extension, and too many bytes are refused', async () => {
    const one = await picture();
    expect((await send(byVisitor, { files: [one, one, one, one] })).code).toBe(400);
    const renamed = new File([one], 'screen.exe');
    expect((await send(byVisitor, { files: [renamed] })).code).toBe(415);
    const large = new File([one, new Uint8Array(5_242_880)], 'large.png');
    expect((await send(byVisitor, { files: [large] })).code).toBe(413);
    await expect.poll(() => stored()).toEqual([]);
  });
});

describe('an inquiry that is done with', () => {
  it('[A1-014] is answered by mail, once, in its language, with what was asked', async () => {
    const headers = { 'accept-language': 'fr-FR' };
    await send({ ...byVisitor, text: 'Où sont\nmes pièces ?' }, { headers });
    const answer = { id: 1, answer: 'Elles sont là.\n\nMerci.', by: 'sujin' };
    expect(await answerInquiry(db, answer, now)).toBe(true);
    expect(await answerInquiry(db, answer, now)).toBe(false);
    expect(await closeInquiry(db, { id: 1, reason: 'x', by: 'sujin' }, now)).toBe(false);
    const mails = await deliverMails(context);
    expect(mails).toMatchObject([
      { recipient: 'reader@mail.example', subject: 'Réponse à votre message' },
    ]);
    expect(mails[0]?.body).toMatch(/Elles sont là\.\n\nMerci\.[^]+Où sont\n\nmes pièces \?/);
    expect(await openInquiries(db)).toEqual([]);
  });

  it('can be closed without one, and goes after a year with its pictures', async () => {
    await send(byVisitor, { files: [await picture()] });
    await send(byVisitor);
    expect(await closeInquiry(db, { id: 1, reason: 'spam', by: 'sujin' }, now)).toBe(true);
    expect(await openInquiries(db)).toMatchObject([{ id: 2 }]);
    const year = 365 * 86_400_000;
    await inTransaction(db, (tx) => sweepExpired(tx, new Date(now.getTime() + year)));
    expect(await findInquiry(db, 1)).not.toBeNull();
    const later = new Date(now.getTime() + year + 1);
    await inTransaction(db, (tx) => sweepExpired(tx, later));
    expect(await findInquiry(db, 1)).toBeNull();
    expect(await findInquiry(db, 2)).not.toBeNull();
    await removeOrphans({ db, storage }, new Date(Date.now() + 2 * 86_400_000));
    expect(await stored()).toEqual([]);
  });

  it('of a member goes with the account', async () => {
    const { memberId, token } = await signIn(db, { email: 'gone@mail.example' });
    await send(byVisitor, { token, files: [await picture()] });
    await removeOrphans({ db, storage }, new Date(Date.now() + 2 * 86_400_000));
    expect(await stored()).toHaveLength(1);
    await forgetMember(db, memberId);
    expect(await openInquiries(db)).toEqual([]);
    await removeOrphans({ db, storage }, new Date(Date.now() + 2 * 86_400_000));
    expect(await stored()).toEqual([]);
  });
});
