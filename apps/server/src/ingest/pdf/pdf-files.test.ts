import { expect, it } from 'vitest';
import { collectOmissions } from '../report/omissions.ts';
import { written } from '../testing/archives.ts';
import { pdf, plainPage } from '../testing/pdfs.ts';
import { temporaryFolder } from '../testing/work.ts';
import { openPdf } from './open-pdf.ts';
import { openPdfFiles } from './pdf-files.ts';

const folder = await temporaryFolder();

/** Drawings that each draw the next ten times over: a page that takes all the memory it gets. */
const giant = plainPage('1 0 0', {
  content: '/X0 Do',
  forms: Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `X${index}`,
      index === 11 ? '0 0 300 400 re f' : `/X${index + 1} Do\n`.repeat(10),
    ]),
  ),
});
/** Easily read, and drawn for minutes. */
const slow = plainPage('1 0 0', { content: '0 0 300 400 re f\n'.repeat(5000) });
const red = plainPage('1 0 0');

/** However busy the machine is, in milliseconds: long enough to look at a page, and not to wait for one. */
const patience = 1000;

async function opened(pages: Parameters<typeof pdf>[0]['pages'], signal?: AbortSignal) {
  const omissions = collectOmissions();
  const file = await written(folder, `${pages.length}.pdf`, pdf({ pages }));
  const files = await openPdfFiles(file, { omissions, signal, patience });
  return { files, omissions };
}

it('gives no page more memory than it may have: a gap is in its place, and the others come', async () => {
  const omissions = collectOmissions();
  const file = await written(folder, 'giant.pdf', pdf({ pages: [red, giant, red] }));
  const files = await openPdfFiles(file, { omissions });
  expect(await files.size('page 2.jpg')()).toBeNull();
  for (const name of ['page 1.jpg', 'page 3.jpg']) {
    expect((await files.read(name)).length).toBeGreaterThan(1440 * 1920 * 3);
  }
  expect(omissions.all()).toEqual([
    { kind: 'picture', place: 'page 2', reason: 'cannot be drawn', gap: true },
  ]);
  files.close();
});

it('refuses a PDF of which page after page ends what draws it', async () => {
  const file = await written(folder, 'giants.pdf', pdf({ pages: [giant, giant, giant] }));
  const giants = openPdf(file, { name: 'giants.pdf', mostBroken: 1 });
  await expect(giants.survey(0)).rejects.toMatchObject({ name: 'PageFailure' });
  await expect(giants.survey(0)).rejects.toMatchObject({ name: 'PageFailure' });
  const message = 'giants.pdf has over 1 pages that cannot be drawn';
  await expect(giants.survey(1)).rejects.toMatchObject({ name: 'ImportError', message });
  giants.rest();
});

it('waits for no page in vain: a gap is in its place, and the others come', async () => {
  const { files, omissions } = await opened([slow, red]);
  expect(await files.size('page 1.jpg')()).toMatchObject({ width: 1440, height: 1920 });
  expect(omissions.all()).toEqual([]);
  const [gap, page] = [await files.read('page 1.jpg'), await files.read('page 2.jpg')];
  expect(gap.length).toBeLessThan(100_000);
  expect(page.length).toBeGreaterThan(1440 * 1920 * 3);
  expect(omissions.all()).toEqual([
    { kind: 'picture', place: 'page 1', reason: 'is not drawn within 1 s', gap: true },
  ]);
  files.close();
});

it('refuses a PDF of which page after page is waited for in vain', async () => {
  const { files } = await opened([slow, slow, slow, slow]);
  for (const name of files.names.slice(0, 2)) {
    expect((await files.read(name)).length).toBeLessThan(100_000);
  }
  await expect(files.read('page 3.jpg')).rejects.toMatchObject({
    name: 'ImportError',
    message: '4.pdf has pages that are not drawn within 1 s',
  });
  files.close();
});

it('stops at once in the middle of a page when it is told to', async () => {
  const controller = new AbortController();
  const { files } = await opened([slow, red, red], controller.signal);
  const began = performance.now();
  const reading = files.read('page 1.jpg');
  setTimeout(() => controller.abort(new Error('stopped')), 50);
  await expect(reading).rejects.toThrow('stopped');
  expect(performance.now() - began).toBeLessThan(patience);
  files.close();
});

it('marks a gap where a page has no shape that can be drawn', async () => {
  const omissions = collectOmissions();
  const thin = plainPage('1 0 0', { box: [1, 1_000_000] });
  const files = await openPdfFiles(await written(folder, 'thin.pdf', pdf({ pages: [thin, red] })), {
    omissions,
  });
  expect(await files.size('page 1.jpg')()).toBeNull();
  expect(await files.size('page 2.jpg')()).toMatchObject({ width: 1440 });
  expect(omissions.all()).toEqual([
    { kind: 'picture', place: 'page 1', reason: 'has no shape that can be drawn', gap: true },
  ]);
  files.close();
});

it('marks a gap where a page is none', async () => {
  const omissions = collectOmissions();
  const bytes = pdf({ pages: [red, red] });
  const broken = Buffer.from(
    bytes
      .toString('latin1')
      .replace(/\/Kids \[\d+ 0/, (kids) =>
        kids.replaceAll(/\d+ 0$/g, (kid) => `${'0'.repeat(kid.length - 2)} 0`),
      ),
    'latin1',
  );
  const files = await openPdfFiles(await written(folder, 'gap.pdf', broken), { omissions });
  expect(files.names).toHaveLength(2);
  expect(await files.size('page 1.jpg')()).toBeNull();
  expect(await files.size('page 2.jpg')()).toEqual(expect.objectContaining({ width: 1440 }));
  expect(omissions.all()).toMatchObject([{ place: 'page 1', gap: true }]);
  files.close();
});
