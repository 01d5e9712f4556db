import { constants, generateKeyPairSync, privateDecrypt, type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leftOut } from './left-out.ts';
import { jsencryptParts } from './jsencrypt-parts.ts';

type Encryption = {
  readonly encryptOaep: (
    ascii: string,
    key: { readonly modulus: string; readonly exponent: string },
  ) => string | null;
};

const entry = fileURLToPath(
  new URL(
    '../../../../packages/features/account/src/endpoints/encryption/encrypt-oaep.ts',
    import.meta.url,
  ),
);
const outDir = mkdtempSync(path.join(tmpdir(), 'hanji-jsencrypt-'));
let built: Encryption;
let code: string;

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leftOut(), jsencryptParts()],
    build: { outDir, minify: false, lib: { entry, formats: ['es'] } },
  });
  const file = path.join(outDir, readdirSync(outDir)[0] ?? '');
  code = readFileSync(file, 'utf8');
  built = (await import(pathToFileURL(file).href)) as Encryption;
});
afterAll(() => rmSync(outDir, { recursive: true }));

function pair(modulusLength: number, publicExponent = 65_537) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength, publicExponent });
  const { n = '', e = '' } = privateKey.export({ format: 'jwk' });
  const hex = (number: string) => Buffer.from(number, 'base64url').toString('hex');
  return { privateKey, numbers: { modulus: hex(n), exponent: hex(e) } };
}

function opened(encrypted: string | null, key: KeyObject): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const sent = Buffer.from(encrypted ?? '', 'base64');
  return privateDecrypt({ key, padding, oaepHash: 'sha256' }, sent).toString('latin1');
}

it.each([
  [2048, 65_537],
  [2048, 3],
  [3072, 65_537],
])('a key of %d bits with exponent %d opens all that was encrypted', (bits, exponent) => {
  const { privateKey, numbers } = pair(bits, exponent);
  for (let length = 0; length <= 190; length += 10) {
    const text = 'x'.repeat(length);
    expect(opened(built.encryptOaep(text, numbers), privateKey)).toBe(text);
  }
});

it('has beyond what fits no message', () => {
  const { numbers } = pair(2048);
  expect(built.encryptOaep('x'.repeat(191), numbers)).toBeNull();
});

it('has nothing of the integers, random numbers and keys of the library', () => {
  expect(code).toContain('encryptOAEP');
  for (const gone of ['Montgomery', 'Arcfour', 'BEGIN RSA PRIVATE KEY']) {
    expect(code).not.toContain(gone);
  }
});
