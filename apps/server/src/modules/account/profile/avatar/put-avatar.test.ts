import sharp from 'sharp';
import { expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { putAvatar } from './put-avatar.ts';

const { db } = await freshDatabase();
const { storage, ...rest } = await testContext(db, { edition: 'ko' });

/** How many files are read and not yet a picture, and the most that there ever were. */
const held = { now: 0, most: 0 };

const context = {
  ...rest,
  prefix: '/api',
  storage: {
    ...storage,
    get: (key: string) => {
      held.now += 1;
      held.most = Math.max(held.most, held.now);
      return storage.get(key);
    },
    put: (...given: Parameters<typeof storage.put>) => {
      held.now -= 1;
      return storage.put(...given);
    },
  },
};

async function uploaded(name: string): Promise<ReceivedUpload> {
  const picture = { create: { width: 40, height: 40, channels: 3, background: 'red' } } as const;
  const bytes = await sharp(picture).png().toBuffer();
  const contentType = 'image/png';
  const key = `uploads/${name}.png`;
  await storage.put(key, bytes, { contentType });
  return { key, kind: 'png', contentType, size: bytes.length, filename: 'me.png' };
}

it('reads one file at a time, however many come at once', async () => {
  const { memberId } = await signIn(db);
  const uploads = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(uploaded));
  const changes = uploads.map((upload) => putAvatar(context, memberId, [upload]));
  const addresses = (await Promise.all(changes)).map(({ avatarImageUrl }) => avatarImageUrl);
  expect(new Set(addresses).size).toBe(6);
  expect(held).toEqual({ now: 0, most: 1 });
});
