import { closeSync, fstatSync, openSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { written } from '#ingest/testing/archives.ts';
import { pdf, plainPage } from '#ingest/testing/pdfs.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { loadEngine } from './load-engine.ts';
import { openDocument } from './open-document.ts';

const folder = await temporaryFolder();

it('counts what the engine holds of a file, and not how it looked for its objects', async () => {
  const noise = { dictionary: '', stream: Buffer.alloc(3_000_000, 'noise') };
  const bytes = pdf({ pages: [plainPage('1 0 0', { picture: noise })] });
  const broken = bytes.toString('latin1').replace(/startxref\n\d+/, 'startxref\n0');
  const fd = openSync(await written(folder, 'broken.pdf', Buffer.from(broken, 'latin1')), 'r');
  onTestFinished(() => closeSync(fd));
  const document = openDocument(await loadEngine(), { fd, size: fstatSync(fd).size });
  expect(document.engine.FPDF_GetPageCount(document.handle)).toBe(1);
  expect(document.bytesRead()).toBeLessThan(100_000);
  document.close();
});
