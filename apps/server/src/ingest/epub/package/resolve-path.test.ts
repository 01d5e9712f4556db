import { expect, it } from 'vitest';
import { resolvePath } from './resolve-path.ts';

it('means the file whose name is in NFC, however the address is written', () => {
  const name = 'OEBPS/é.jpg'.normalize('NFC');
  expect(resolvePath('OEBPS/a.xhtml', 'é.jpg'.normalize('NFD'))).toBe(name);
  expect(resolvePath('OEBPS/a.xhtml', encodeURIComponent('é.jpg'.normalize('NFD')))).toBe(name);
});
