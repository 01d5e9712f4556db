import { crc32 } from 'node:zlib';
import type { MemberProfile } from '@hanji/contract/entities/member.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { member } from '#db/schema/account/access.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { bmp } from './testing/bmp.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const api = await openTestApi(context);
const ask = asker(api, context);

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of context.storage.list('')) keys.push(key);
  return keys;
}

beforeEach(async () => {
  for (const key of await stored()) await context.storage.delete(key);
});

type Given = Uint8Array | string;

async function send(token: string, file: Given, name = 'me.jpg') {
  const parts = new FormData();
  parts.append('avatar', new File([typeof file === 'string' ? file : new Uint8Array(file)], name));
  const path = '/member/profile/avatar';
  return ask<{ avatarImageUrl: string } | null>(path, { token, method: 'PUT', parts });
}

/** A picture that is red left of the middle and blue right of it. */
function halves(width: number, height: number): ReturnType<typeof sharp> {
  const half = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: 'blue' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ]);
}

async function shown(address: string) {
  const response = await api.inject({ url: address });
  expect(response.statusCode).toBe(200);
  return response;
}

const withPlace = { IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } };

describe('the picture of a member', () => {
  it.each([
    ['jpeg', () => halves(640, 480).withExif(withPlace).jpeg().toBuffer()],
    ['png', () => halves(640, 480).withExif(withPlace).png().toBuffer()],
    [
      'bmp',
      async () =>
        bmp({
          bits: 24,
          rows: Array.from({ length: 48 }, () => [
            ...Array.from({ length: 32 }, () => 0xff0000),
            ...Array.from({ length: 32 }, () => 0x0000ff),
          ]),
        }),
    ],
  ] as const)(
    '[A7-030] [B5-027] [B7-093] is a square of what a %s shows, and nothing else of it',
    async (_, make) => {
      const { token } = await signIn(db);
      const { code, data } = await send(token, await make());
      expect(code).toBe(200);
      const address = data?.avatarImageUrl ?? '';
      expect(address).toMatch(/^\/api\/media\/avatars\/[0-9a-f-]{36}$/);
      const { headers, rawPayload } = await shown(address);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const facts = await sharp(rawPayload).metadata();
      expect(facts).toMatchObject({ format: 'webp', width: 300, height: 300 });
      expect([facts.exif, facts.icc, facts.xmp, facts.iptc]).toEqual(Array(4).fill(undefined));
      const at = async (left: number) => {
        const pixel = sharp(rawPayload).extract({ left, top: 150, width: 1, height: 1 });
        const [red = 0, , blue = 0] = await pixel.raw().toBuffer();
        return red > blue ? 'red' : 'blue';
      };
      expect([await at(20), await at(280)]).toEqual(['red', 'blue']);
      // What was sent is not kept.
      expect(await stored()).toEqual([`avatars/${address.split('/').at(-1)}.webp`]);
      const { data: own } = await ask<MemberProfile>('/member/profile', { token });
      expect(own.profile.avatarImageUrl).toBe(address);
    },
  );

  it('stands upright, however the camera was held', async () => {
    const { token } = await signIn(db);
    const { data } = await send(
      token,
      await halves(400, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    );
    const { rawPayload } = await shown(data?.avatarImageUrl ?? '');
    const at = sharp(rawPayload).extract({ left: 150, top: 20, width: 1, height: 1 });
    const [red = 0, , blue = 0] = await at.raw().toBuffer();
    expect(red).toBeGreaterThan(blue);
  });

  it('takes the place of the one before, and of many at once one stays', async () => {
    const { memberId, token } = await signIn(db);
    const file = await halves(20, 20).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(token, file)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
    const [row] = await db.select().from(member).where(eq(member.id, memberId));
    expect(await stored()).toEqual([row?.avatarKey]);
  });

  it('[A7-031] can be removed, more than once', async () => {
    const { token } = await signIn(db);
    const { data } = await send(token, await halves(20, 20).png().toBuffer());
    for (const _ of [1, 2]) {
      const { code } = await ask('/member/profile/avatar', { token, method: 'DELETE' });
      expect(code).toBe(200);
    }
    expect(await stored()).toEqual([]);
    expect((await api.inject({ url: data?.avatarImageUrl ?? '' })).statusCode).toBe(404);
    const { data: own } = await ask<MemberProfile>('/member/profile', { token });
    expect(own.profile.avatarImageUrl).toBeNull();
  });

  it('is for members to change', async () => {
    const guest = await signIn(db, { guest: true });
    expect((await send(guest.token, 'x')).code).toBe(403);
    expect((await ask('/member/profile/avatar', { method: 'DELETE' })).code).toBe(401);
  });
});

describe('what is no picture', () => {
  async function hidden(): Promise<Buffer> {
    const picture = await halves(40, 40).jpeg().toBuffer();
    return Buffer.concat([picture, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);
  }

  it('hidden behind a picture is gone when that is encoded anew', async () => {
    const { token } = await signIn(db);
    const { code, data } = await send(token, await hidden());
    expect(code).toBe(200);
    const { rawPayload } = await shown(data?.avatarImageUrl ?? '');
    expect(rawPayload.includes('script')).toBe(false);
    expect(rawPayload.includes('PK\u0003\u0004')).toBe(false);
  });

  /** A PNG that says it is so large, with the checksum that its header has then. */
  async function pngOf(width: number, height: number): Promise<Buffer> {
    const bytes = await halves(8, 8).png().toBuffer();
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  }

  const html = '<html><script>alert(1)</script></html>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

  const refused: readonly (readonly [string, 413 | 415, () => Promise<Given>])[] = [
    ['nothing', 415, async () => ''],
    ['a page', 415, async () => html],
    ['a drawing that is named me.jpg', 415, async () => svg],
    [
      'a page that begins as a JPEG',
      415,
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(html)]),
    ],
    ['a drawing that begins as a bitmap', 415, async () => `BM${svg}`],
    ['a GIF', 415, async () => halves(8, 8).gif().toBuffer()],
    [
      'a picture that is cut off',
      415,
      async () => (await halves(300, 300).jpeg().toBuffer()).subarray(0, 500),
    ],
    [
      'a PNG that is cut off',
      415,
      async () => (await halves(300, 300).png().toBuffer()).subarray(0, 200),
    ],
    ['30,000 × 30,000 pixels', 415, () => pngOf(30_000, 30_000)],
    ['a pixel over 25 megapixels', 415, () => pngOf(25_000_001, 1)],
    [
      'a bitmap that names more than it has',
      415,
      async () => bmp({ bits: 24, rows: [[1], [2]] }).subarray(0, -1),
    ],
    [
      '10 MB and a byte',
      413,
      async () =>
        Buffer.concat([await halves(8, 8).png().toBuffer(), Buffer.alloc(10_485_761)]).subarray(
          0,
          10_485_761,
        ),
    ],
  ];

  it.each(refused)(
    '[B5-027] such as %s is refused, and nothing is left of it',
    async (_, code, make) => {
      const { memberId, token } = await signIn(db, { avatarKey: 'avatars/before.webp' });
      expect((await send(token, await make())).code).toBe(code);
      expect(await stored()).toEqual([]);
      const [row] = await db.select().from(member).where(eq(member.id, memberId));
      expect(row?.avatarKey).toBe('avatars/before.webp');
    },
  );

  it('may be 10 MB with the picture before it', async () => {
    const { token } = await signIn(db);
    const bytes = Buffer.alloc(10_485_760);
    bytes.set(await halves(8, 8).png().toBuffer());
    expect((await send(token, bytes)).code).toBe(200);
  });

  it('is nothing at all, or two', async () => {
    const { token } = await signIn(db);
    const parts = new FormData();
    parts.append('other', 'x');
    const path = '/member/profile/avatar';
    expect((await ask(path, { token, method: 'PUT', parts })).code).toBe(400);
    const file = new File([new Uint8Array(await halves(8, 8).png().toBuffer())], 'a.png');
    const two = new FormData();
    two.append('avatar', file);
    two.append('avatar', file);
    expect((await ask(path, { token, method: 'PUT', parts: two })).code).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('is found at no address that names none', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', '..%2Fcovers', 'x']) {
      const { statusCode } = await api.inject({ url: `/api/media/avatars/${id}` });
      expect([400, 404]).toContain(statusCode);
    }
  });
});
