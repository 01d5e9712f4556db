import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { openImageAddresses } from './decode-image-address.ts';

const key = randomBytes(32);

function seal(address: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url');
}

it('opens an address and appends the parameter string', async () => {
  const open = await openImageAddresses(key.toString('base64url'));
  const address = seal('/api/media/pages/ab/720.webp');
  expect(await open(address, 'exp=1&sig=x')).toBe('/api/media/pages/ab/720.webp?exp=1&sig=x');
  expect(await open(address, '')).toBe('/api/media/pages/ab/720.webp');
  expect(await open(seal('/a?b=c'), 'exp=1')).toBe('/a?b=c&exp=1');
});

it('refuses an address that was changed on its way', async () => {
  const open = await openImageAddresses(key.toString('base64url'));
  const spoiled = Buffer.from(seal('/api/media/x'), 'base64url');
  spoiled[14] = (spoiled[14] ?? 0) ^ 1;
  await expect(open(spoiled.toString('base64url'), '')).rejects.toThrow();
});

it('does the same where the browser has no cryptography of its own', async () => {
  vi.stubGlobal('crypto', {});
  const open = await openImageAddresses(key.toString('base64url'));
  expect(await open(seal('/api/media/é'), 'p=1')).toBe('/api/media/é?p=1');
  vi.unstubAllGlobals();
});
