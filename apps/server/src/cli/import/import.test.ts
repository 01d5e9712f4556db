import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { encrypted, written, zipped } from '#ingest/testing/archives.ts';
import { epub, navigation, page, paragraphs } from '#ingest/testing/epubs.ts';
import { jpegPicture, pdf, picturePage, plainPage } from '#ingest/testing/pdfs.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';
import { runHanji } from '#testing/served-process.ts';

const { sql, url } = await freshDatabase();
const folder = await temporaryFolder();
const environment = { DATABASE_URL: url, HANJI_DATA: path.join(folder, 'data') };
await mkdir(environment.HANJI_DATA);

function hanji(...args: string[]) {
  return runInProcess(args, environment);
}

/** The title's id in what an import said. */
function idOf({ stdout }: { stdout: string }): number {
  return Number(/\(id (\d+)\)/.exec(stdout)?.[1]);
}

function asProcess(...args: string[]) {
  return runHanji(args, environment);
}

async function objects(): Promise<string[]> {
  const found = await readdir(environment.HANJI_DATA, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const [wide, small] = [
  await encoded(1600, 2400, { format: 'jpeg' }),
  await encoded(80, 100, { seed: 2 }),
];

it('imports a comic, says what came of it, and changes nothing the second time', async () => {
  const file = await written(
    folder,
    'lantern.cbz',
    await zipped({ '1.jpg': wide, '2.png': small }),
  );
  const flags = [
    '--language',
    'ko-KR',
    '--title',
    'Lantern',
    '--genre',
    'drama,bl',
    '--price',
    '3',
  ];
  const first = await asProcess('import', file, ...flags, '--author', 'Kim');
  expect(first).toMatchObject({
    code: 0,
    stdout: 'imported: Lantern (id 1), 1 chapter, 2 images\n',
  });
  // One line, and one more for each while that a slow machine takes.
  expect(first.stderr).toMatch(
    /^(?:importing: \d+%, [01]\/2 pages, [\d.]+\/s\n)*importing: 100%, 2\/2 pages, [\d.]+\/s\n$/,
  );
  const [title] = await sql`select type, language, orientation, coin_usable from content`;
  expect(title).toEqual({
    type: 'comic',
    language: 'ko-KR',
    orientation: 'LTR',
    coin_usable: true,
  });
  const widths = await sql`
    select i.width, i.widths from chapter_image join image i on i.id = image_id order by page`;
  expect(widths.map((row) => row['widths'])).toEqual([[360, 720, 1440], [80]]);
  const again = await hanji('import', file, ...flags, '--author', 'Kim');
  expect(again).toMatchObject({ code: 0, stdout: 'unchanged: Lantern (id 1)\n', stderr: '' });
  const replaced = await hanji('import', file, ...flags, '--author', 'Lee');
  expect(replaced.stdout).toBe('replaced: Lantern (id 1), 1 chapter, 2 images\n');
});

it('does not let one work take the place of another whose file has the same name', async () => {
  const at = async (place: string, name: string, bytes: Buffer | Uint8Array) => {
    await mkdir(path.join(folder, place), { recursive: true });
    return written(path.join(folder, place), name, bytes);
  };
  const one = await at('one', 'vol1.cbz', await zipped({ '1.png': small }));
  const other = await at('other', 'vol1.cbz', await zipped({ '1.png': small, '2.jpg': wide }));
  const first = await hanji('import', one, '--language', 'ko-KR');
  const id = /id (\d+)/.exec(first.stdout)?.[1];
  const refused = await hanji('import', other, '--language', 'ko-KR');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(
    new RegExp(`^refused: another work .*\\(id ${id}\\): --replace .*, --key .*\n$`),
  );
  expect((await hanji('import', one, '--language', 'ko-KR')).stdout).toMatch(/^unchanged/);
  const both = await hanji('import', other, '--language', 'ko-KR', '--key', 'the other');
  expect(both.stdout).toMatch(/^imported/);
  // The same file with other flags is the same work.
  const flagged = await hanji('import', one, '--language', 'ko-KR', '--price', '1');
  expect(flagged.stdout).toContain(`(id ${id})`);
  const replaced = await hanji('import', other, '--language', 'ko-KR', '--replace');
  expect(replaced.stdout).toBe(`replaced: vol1 (id ${id}), 1 chapter, 2 images\n`);
});

it('keeps two works that bear one identifier, unless they are told to be one', async () => {
  const book = async (place: string, title: string, author: string, words: string) => {
    await mkdir(path.join(folder, place), { recursive: true });
    const files = { 'a.xhtml': page(`<p>${words}</p>`) };
    const metadata = `<dc:creator>${author}</dc:creator><dc:language>en</dc:language>`;
    const given = { identifier: 'urn:isbn:9780000000001', title, metadata };
    const bytes = await epub({ ...given, files, order: ['a.xhtml'] });
    return written(path.join(folder, place), 'book.epub', bytes);
  };
  const one = await hanji('import', await book('s1', 'Tide', 'Mo', 'One.'));
  const stranger = await book('s2', 'Ebb', 'Jo', 'Two.');
  const report = path.join(folder, 'stranger.json');
  const other = await hanji('import', stranger, '--report', report);
  expect(other.stdout).toMatch(/^imported: Ebb/);
  expect(other.stderr).toContain(
    `another work bears the same identifier (id ${idOf(one)}): both are`,
  );
  expect(idOf(other)).not.toBe(idOf(one));
  const { works } = JSON.parse(await readFile(report, 'utf8'));
  expect(works[0].notes.at(-1)).toMatch(/^another work bears the same identifier/);
  // Each goes on in its own place: corrected, taken in again, and with another title by a flag.
  const corrected = await hanji('import', await book('s3', 'TIDE', 'Mo', 'One, corrected.'));
  expect([corrected.stdout.split(':')[0], idOf(corrected)]).toEqual(['replaced', idOf(one)]);
  expect((await hanji('import', stranger)).stdout).toBe(`unchanged: Ebb (id ${idOf(other)})\n`);
  const renamed = await hanji('import', stranger, '--title', 'Low Tide');
  expect([renamed.stdout.split(':')[0], idOf(renamed)]).toEqual(['replaced', idOf(other)]);
  const namesake = await hanji('import', await book('s4', 'Tide', 'Zo', 'Another.'));
  expect(namesake.stdout).toMatch(/^imported: Tide/);
  expect([idOf(one), idOf(other)]).not.toContain(idOf(namesake));
  const last = await book('s5', 'Ebb', 'Mo', 'Three.');
  const replaced = await hanji('import', last, '--replace');
  expect([replaced.stdout.split(':')[0], idOf(replaced)]).toEqual(['replaced', idOf(one)]);
  await hanji('import', last, '--title', 'High Tide');
  const sameBytes = await hanji('import', last);
  expect([sameBytes.stdout.split(':')[0], idOf(sameBytes)]).toEqual(['replaced', idOf(one)]);
});

it('takes what has grown or was corrected where it lies for the same work, and no other', async () => {
  const volume = async (place: string, number: number) => {
    const series = path.join(folder, place, 'Harbour');
    await mkdir(series, { recursive: true });
    const bytes = await zipped({ '1.png': await encoded(80, 100, { seed: number }) });
    await written(series, `Harbour ${number}.cbz`, bytes);
    return hanji('import', series, '--language', 'ko-KR');
  };
  const first = await volume('here', 1);
  const grown = await volume('here', 2);
  expect(grown.stdout).toBe(`replaced: Harbour (id ${idOf(first)}), 2 chapters, 2 images\n`);
  expect((await volume('there', 1)).stderr).toMatch(/^refused: another work/);
  const book = async (author: string) => {
    const files = { 'a.xhtml': page('<p>Words.</p>') };
    const metadata = `<dc:creator>${author}</dc:creator>`;
    const given = { identifier: 'urn:isbn:9780000000002', title: 'Quay', metadata };
    const bytes = await epub({ ...given, files, order: ['a.xhtml'] });
    return hanji('import', await written(folder, 'quay.epub', bytes), '--language', 'ko-KR');
  };
  const misspelled = await book('Moe');
  const corrected = await book('Mo');
  expect([corrected.stdout.split(':')[0], idOf(corrected)]).toEqual(['replaced', idOf(misspelled)]);
});

it('imports a novel with a trial of its chapters that cost', async () => {
  const book = await epub({
    metadata: '<dc:language>fr</dc:language>',
    files: {
      'a.xhtml': page(paragraphs(20)),
      'b.xhtml': page(paragraphs(40)),
      'c.xhtml': page(`<table><tr><td>${'Le prix. '.repeat(200)}</td></tr></table>`),
      'nav.xhtml': navigation([
        ['Un', 'a.xhtml'],
        ['Deux', 'b.xhtml'],
        ['Trois', 'c.xhtml'],
      ]),
    },
    order: ['a.xhtml', 'b.xhtml', 'c.xhtml'],
    properties: { 'nav.xhtml': 'nav' },
  });
  const file = await written(folder, 'roman.epub', book);
  const flags = ['--price', '2', '--free', '1', '--trial', '1'];
  const report = path.join(folder, 'roman.json');
  const without = `no preview can be made of "Trois", which cannot be cut at a sentence's end`;
  for (const more of [['--dry-run'], []]) {
    const { stderr } = await hanji('import', file, ...flags, '--report', report, ...more);
    expect(stderr).toContain(`note: ${without}\n`);
    const { works } = JSON.parse(await readFile(report, 'utf8'));
    expect(works).toMatchObject([{ notes: expect.arrayContaining([without]) }]);
  }
  const done = await hanji('import', file, ...flags.slice(0, -1), '2');
  expect(done).toMatchObject({ code: 0 });
  expect(done.stdout).toMatch(/^replaced: A Test Book \(id \d+\), 3 chapters\n$/);
  const files = await sql<{ name: string; free: boolean; kind: string; characters: number }>`
    select c.name, c.free, sales_type as kind, character_counts[1] as characters
    from chapter_epub join chapter c on c.id = chapter_id where c.content_id = ${idOf(done)}
    order by c.sort, sales_type`;
  expect(files.map(({ name, free, kind }) => [name, free, kind])).toEqual([
    ['Un', true, 'product'],
    ['Deux', false, 'product'],
    ['Deux', false, 'trial'],
    ['Trois', false, 'product'],
  ]);
  expect(files[2]?.characters).toBeLessThan((files[1]?.characters ?? 0) * 0.2);
});

it('only says what it would do with --dry-run', async () => {
  const before = await objects();
  const file = await written(
    folder,
    'dry.cbz',
    await zipped({ 'a/1.png': small, 'b/1.png': small }),
  );
  const dry = await hanji('import', file, '--dry-run', '--language', 'ja-JP', '--author', 'Sora');
  expect(dry).toMatchObject({
    code: 0,
    stdout: 'would import: dry by Sora (creator); comic, ja-JP, RTL; 2 chapters, 2 pages\n',
  });
  expect(await objects()).toEqual(before);
  expect(await sql`select 1 from content where name = 'dry'`).toHaveLength(0);
});

it('says with --dry-run who else made a book, of which series it is, and where its pictures are', async () => {
  const metadata = `<dc:creator>Ann</dc:creator><dc:contributor opf:role="trl">Bo</dc:contributor>
    <dc:contributor opf:role="cov">Cy</dc:contributor><dc:publisher>Lamp</dc:publisher>
    <meta name="calibre:series" content="Tides"/><meta name="calibre:series_index" content="2"/>`;
  const body = `<p>Words of it.</p><p><img src="a.png" alt=""/></p>`;
  const files = { 'a.xhtml': page(body), 'a.png': small };
  const book = await epub({ title: 'Credited', metadata, files, order: ['a.xhtml'] });
  const file = await written(folder, 'credited.epub', book);
  const { stderr } = await hanji('import', file, '--dry-run', '--type', 'novel');
  expect(stderr).toContain(
    `  credits: Bo (translator), Cy (cover artist)
  series: Tides, 2
  publisher: Lamp
  1. Credited (10 characters, 1 picture)
`,
  );
});

it('imports a PDF, whose pages are drawn in a thread of the process', async () => {
  const picture = jpegPicture(wide, { width: 1600, height: 2400 });
  const box = [300, 450] as const;
  const content = 'q 300 0 0 450 0 0 cm /Im Do Q';
  const pages = [picturePage(picture, { box, content }), plainPage('1 0 0', { box })];
  const file = await written(folder, 'drawn.pdf', pdf({ pages }));
  const done = await asProcess('import', file, '--language', 'en-US');
  expect(done.stdout).toMatch(/^imported: drawn \(id \d+\), 1 chapter, 2 images\n$/);
  const sizes = await sql`
    select image.width, image.height from chapter_image
    join image on image.id = image_id join chapter on chapter.id = chapter_id
    join content on content.id = content_id where content.name = 'drawn' order by page`;
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [1440, 2160],
    [1440, 2160],
  ]);
});

it.each([
  [
    'bytes that are no archive',
    'a.cbz',
    Buffer.from('no archive'),
    /^refused: a.cbz is no archive/,
  ],
  [
    'an encrypted archive',
    'b.cbz',
    encrypted(await zipped({ '1.png': small })),
    /^refused: .*encrypted/,
  ],
  [
    'an EPUB without a package',
    'e.epub',
    await zipped({ a: 'b' }),
    /^refused: the EPUB has no readable/,
  ],
])('refuses %s with one line, and keeps nothing', async (_what, name, bytes, message) => {
  const state = async () => [
    await objects(),
    await sql`select (select count(*) from content) as titles, (select count(*) from image) as images`,
  ];
  const before = await state();
  const file = await written(folder, name, bytes);
  const refused = await hanji('import', file, '--language', 'en-US');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  const lines = refused.stderr.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('importing: '))).toHaveLength(1);
  expect(lines.at(-1)).toMatch(message);
  expect(await state()).toEqual(before);
});

it.each([
  [['import'], /import what\?/],
  [['withdraw'], /withdraw which title\?/],
  [['withdraw', 'x'], /withdraw which title\?/],
  [['import', 'a', ''], /import what\?/],
  [['import', 'a', '--genre', 'sadness'], /--genre is one of drama/],
  [['import', 'a', '--price', '-1'], /--price needs a value; .*--price=-1/],
  [['import', 'a', '--price=-1'], /--price is a whole number/],
  [['import', 'a', '--schedule', 'someday'], /--schedule is one of sun/],
  [['import', 'a', '--colour', 'red'], /--colour/],
])('explains the mistake in %j', async (args, message) => {
  const wrong = await hanji(...args);
  expect(wrong).toMatchObject({ code: 1, stdout: '' });
  expect(wrong.stderr).toMatch(message);
  expect(wrong.stderr.trimEnd()).not.toContain('\n');
});

it('withdraws a title until it is imported again, under the same id', async () => {
  const file = await written(folder, 'back.cbz', await zipped({ '1.png': small }));
  const take = () => hanji('import', file, '--language', 'en-US');
  const id = Number(/id (\d+)/.exec((await take()).stdout)?.[1]);
  expect(await hanji('withdraw', `${id}`)).toMatchObject({
    code: 0,
    stdout: `withdrawn: title ${id}\n`,
  });
  const shown = () => sql`select 1 from content where id = ${id} and withdrawn_at is null`;
  expect(await shown()).toHaveLength(0);
  const again = await hanji('withdraw', `${id}`);
  expect(again).toMatchObject({ code: 1, stdout: '' });
  expect(again.stderr).toContain(`there is no title ${id} that is shown`);
  expect((await take()).stdout).toContain(`replaced: back (id ${id})`);
  expect(await shown()).toHaveLength(1);
});

it('sweeps what a replaced import left', async () => {
  const swept = await hanji('sweep');
  expect(swept).toMatchObject({ code: 0, stderr: '' });
  expect(swept.stdout).toMatch(/^swept: \d+ images, \d+ files\n$/);
  expect((await hanji('sweep')).stdout).toBe('swept: 0 images, 0 files\n');
});

describe('of what cannot come along', () => {
  async function withNotes(name: string) {
    return written(
      folder,
      name,
      await zipped({ '1.png': small, 'notes.txt': 'words', '\u001B[31mred.txt': 'more' }),
    );
  }
  const flags = ['--language', 'ko-KR'];
  const lines =
    /left out: 2 other files \(notes\.txt is no picture; {2}\[31mred\.txt is no picture\)/;

  it('says how much it was, and writes all of it where it is asked to', async () => {
    const file = await withNotes('notes.cbz');
    const report = path.join(folder, 'report.json');
    const { code, stderr } = await hanji('import', file, ...flags, '--report', report);
    expect(code).toBe(0);
    expect(stderr).toMatch(lines);
    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
      works: [
        {
          file,
          outcome: 'created',
          contentId: expect.any(Number),
          work: { type: 'comic', language: 'ko-KR', name: 'notes' },
          chapters: [{ name: 'notes', pages: 1 }],
          leftOut: [
            { kind: 'file', place: 'notes.txt', reason: 'is no picture' },
            { kind: 'file', place: '\u001B[31mred.txt', reason: 'is no picture' },
          ],
        },
      ],
    });
  });

  it('shows with a dry run what would be taken in and what would not, and stores nothing', async () => {
    const file = await withNotes('planned.cbz');
    const { code, stdout, stderr } = await hanji('import', file, ...flags, '--dry-run');
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'would import: planned; comic, ko-KR, LTR; 1 chapter, 1 page\n',
    });
    expect(stderr).toContain('  1. planned (1 page)\n');
    expect(stderr).toMatch(lines);
    expect(await sql`select from content where name = 'planned'`).toHaveLength(0);
  });

  it('refuses it with --strict before anything is stored', async () => {
    const file = await withNotes('strict.cbz');
    const report = path.join(folder, 'strict.json');
    const refused = await hanji('import', file, ...flags, '--strict', '--report', report);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(lines);
    expect(refused.stderr).toContain('refused: something would be left out');
    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
      works: [{ outcome: 'refused', refusal: expect.stringContaining('--strict') }],
    });
    expect(await sql`select from content where name = 'strict'`).toHaveLength(0);
    const whole = await written(folder, 'whole.cbz', await zipped({ '1.png': small }));
    expect(await hanji('import', whole, ...flags, '--strict')).toMatchObject({ code: 0 });
  });

  it('shows of damaged pictures what there is, and says so each time that it takes them in', async () => {
    const pages = { '1.png': small, '2.jpg': wide.subarray(0, wide.length / 2), '3.jpg': 'words' };
    const file = await written(folder, 'damaged.cbz', await zipped(pages));
    const lost =
      /left out: 2 pictures, 1 with a marked gap \(3\.jpg is no picture; 2\.jpg breaks off: its end is missing\)/;
    const first = await hanji('import', file, ...flags);
    expect(first.stdout).toMatch(/^imported: damaged \(id \d+\), 1 chapter, 3 images\n$/);
    expect(first.stderr).toMatch(lost);
    const sizes = await sql`
      select image.width, image.height from chapter_image
      join image on image.id = image_id join chapter on chapter.id = chapter_id
      join content on content.id = content_id where content.name = 'damaged' order by page`;
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [80, 100],
      [1440, 2160],
      [960, 1440],
    ]);
    const again = await hanji('import', file, ...flags, '--author', 'Kim');
    expect(again.stdout).toMatch(/^replaced: damaged/);
    expect(again.stderr).toMatch(lost);
    expect(await hanji('import', file, ...flags, '--strict')).toMatchObject({ code: 1 });
  });

  it('takes a book with --strict of which only such metadata is left out as has no place', async () => {
    const metadata =
      '<dc:rights>All</dc:rights><dc:subject>Whales</dc:subject><dc:subject>Drama</dc:subject>';
    const files = { 'a.xhtml': page('<p>Words.</p>') };
    const book = await epub({ title: 'Placed', metadata, files, order: ['a.xhtml'] });
    const file = await written(folder, 'placed.epub', book);
    const taken = await hanji('import', file, '--language', 'en-US', '--strict');
    expect(taken).toMatchObject({ code: 0 });
    expect(taken.stderr).toContain(
      'note: there is no genre here for "Whales" (--genre says others)\n',
    );
    expect(taken.stderr).toMatch(/^left out: 1 piece of metadata, 3 characters \(.*dc:rights/m);
  });

  it('finds with --strict what only shows once a picture is read to its end', async () => {
    const pages = { '1.png': small, '2.jpg': wide.subarray(0, wide.length / 2) };
    const file = await written(folder, 'half.cbz', await zipped(pages));
    expect(await hanji('import', file, ...flags, '--strict')).toMatchObject({ code: 1 });
    expect(await sql`select from content where name = 'half'`).toHaveLength(0);
  });

  it('says of a flawed book how much there is to read in each chapter, and refuses it with --strict', async () => {
    const files = {
      'a.xhtml': page('<h1>One</h1><p>Ten letters</p>'),
      'b.xhtml': page('<h1>Two</h1><video src="f.mp4"/><p><img src="b.jpg" alt=""/></p>'),
      'b.jpg': 'words',
    };
    const book = await epub({
      title: 'Flawed',
      files,
      order: ['a.xhtml', 'gone.xhtml', 'b.xhtml'],
    });
    const file = await written(folder, 'flawed.epub', book);
    const { code, stdout, stderr } = await hanji('import', file, '--type', 'novel', '--dry-run');
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'would import: Flawed; novel, en-US, LTR; 2 chapters, 16 characters\n',
    });
    expect(stderr).toContain('  1. One (13 characters)\n  2. Two (3 characters, 1 picture)\n');
    expect(stderr).toMatch(
      /left out: 1 picture, 1 with a marked gap \(OEBPS\/b\.jpg is no picture\)/,
    );
    expect(stderr).toMatch(/left out: 1 document/);
    expect(stderr).toMatch(/left out: 1 sound or film, 1 with/);
    expect(await hanji('import', file, '--type', 'novel', '--strict')).toMatchObject({ code: 1 });
    expect(await sql`select from content where name = 'Flawed'`).toHaveLength(0);
  });

  it('writes no report in the place of a work', async () => {
    const file = await written(
      folder,
      'kept.cbz',
      await zipped({ '1.png': await encoded(60, 90) }),
    );
    const before = await readFile(file);
    const { code, stderr } = await hanji('import', file, '--dry-run', '--report', file);
    expect([code, stderr]).toEqual([1, expect.stringContaining('it is called like a work')]);
    expect(await readFile(file)).toEqual(before);
  });

  // Root may read everything.
  it.skipIf(process.getuid?.() === 0)('takes in what may be read beside what may not', async () => {
    const kept = await written(
      folder,
      'shut.cbz',
      await zipped({ '1.png': await encoded(60, 90) }),
    );
    const file = await written(
      folder,
      'open.cbz',
      await zipped({ '1.png': await encoded(60, 90) }),
    );
    await chmod(kept, 0);
    const { code, stderr, stdout } = await hanji('import', kept, file, '--dry-run');
    expect(code).toBe(1);
    expect(stderr).toContain('refused: EACCES');
    expect(stdout).toContain('would import: open');
  });

  it('says in one line where the report cannot be written, before anything is taken in', async () => {
    const file = await withNotes('unwritable.cbz');
    const into = (report: string) => hanji('import', file, '--report', report);
    expect(await into('/nowhere/a.json')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'the report cannot be written to /nowhere/a.json: there is no folder /nowhere\n',
    });
    expect(await into(folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: `the report cannot be written to ${folder}: it is a folder\n`,
    });
  });
});

it('lists its flags with what each takes', async () => {
  const { code, stdout } = await hanji('import', '--help');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: pnpm hanji import <path>… \[flags\]\n/);
  expect(stdout).toContain('\n  --orientation <TTB | LTR | RTL>\n');
  expect(stdout).toContain('\n  --author <text>, once or more\n');
  expect(stdout).toContain('\n  --dry-run\n');
});

describe('several works in one run', () => {
  const picture = async (seed: number) => encoded(80, 100, { seed });

  it('takes in each, with a line for each, and goes on after one that is refused', async () => {
    const library = path.join(folder, 'library');
    await mkdir(path.join(library, 'Tides'), { recursive: true });
    for (const number of [10, 2]) {
      const file = path.join('Tides', `Volume ${number}.cbz`);
      await written(library, file, await zipped({ '1.png': await picture(number) }));
    }
    await written(library, 'broken.epub', Buffer.from('PK\u0003\u0004 no book'));
    await written(library, 'alone.zip', await zipped({ '1.png': await picture(3) }));
    await written(library, 'alone.txt', Buffer.from('what alone is about'));
    const report = path.join(folder, 'library.json');
    const flags = ['--language', 'ko-KR', '--report', report];
    const { code, stdout, stderr } = await hanji('import', library, ...flags);
    expect(stdout.replaceAll(/\d+\)/g, 'N)').split('\n')).toEqual([
      'imported: alone (id N), 1 chapter, 1 image',
      'imported: Tides (id N), 2 chapters, 2 images',
      '',
    ]);
    expect(stderr).toContain('refused: the archive is damaged');
    expect(stderr).toContain('3 works, 1 of them refused');
    expect(code).toBe(1);
    const chapters = await sql`
      select chapter.name from chapter join content on content.id = content_id
      where content.name = 'Tides' order by sort`;
    expect(chapters.map(({ name }) => name)).toEqual(['Volume 2', 'Volume 10']);
    const { works, passedOver } = JSON.parse(await readFile(report, 'utf8'));
    expect(passedOver).toEqual([path.join(library, 'alone.txt')]);
    expect(stderr).toContain(`passed over: 1 file beside works (${passedOver[0]})`);
    expect(works).toMatchObject([
      { file: path.join(library, 'broken.epub'), outcome: 'refused' },
      { outcome: 'created' },
      { outcome: 'created', chapters: [{ name: 'Volume 2' }, { name: 'Volume 10' }] },
    ]);
    const again = await hanji('import', library, '--language', 'ko-KR');
    expect(again.stdout).toMatch(/^unchanged: alone .*\nunchanged: Tides/);
  });

  it('takes in the others where a path holds nothing, or is not there', async () => {
    const unread = path.join(folder, 'Rain (2)');
    await mkdir(unread);
    await written(unread, 'Rain.azw3', Buffer.from('words'));
    const [missing, report] = [path.join(folder, 'missing'), path.join(folder, 'others.json')];
    const file = await written(folder, 'beside.cbz', await zipped({ '1.png': small }));
    const flags = ['--language', 'ko-KR', '--report', report];
    const { code, stdout, stderr } = await hanji('import', missing, unread, file, ...flags);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^imported: beside /);
    expect(stderr).toContain(`refused: there is no file or folder at ${missing}\n`);
    expect(stderr).toContain(`refused: there is no work in ${unread}\n`);
    const { works } = JSON.parse(await readFile(report, 'utf8'));
    expect(works.map(({ outcome }: { outcome: string }) => outcome).toSorted()).toEqual([
      'created',
      'refused',
      'refused',
    ]);
  });

  it('reports what came of the works before one at which it ended', async () => {
    const [a, b] = [
      await written(folder, 'before.cbz', await zipped({ '1.png': small })),
      await written(folder, 'ending.cbz', await zipped({ '1.png': small })),
    ];
    await sql`create function no_ending() returns trigger language plpgsql as $$ begin
      if new.name = 'ending' then raise exception 'no ending' using errcode = '57P01'; end if;
      return new; end $$`;
    await sql`create trigger no_ending before insert on content
      for each row execute function no_ending()`;
    const report = path.join(folder, 'ended.json');
    const ended = await hanji('import', a, b, '--language', 'ko-KR', '--report', report);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain('the database went away');
    expect(ended.stderr).not.toContain('refused');
    await sql`drop trigger no_ending on content`;
    const { works } = JSON.parse(await readFile(report, 'utf8'));
    expect(works).toMatchObject([{ file: a, outcome: 'created', work: { name: 'before' } }]);
  });

  it('refuses what only one work can have', async () => {
    const [a, b] = [
      await written(folder, 'several-a.cbz', await zipped({ '1.png': small })),
      await written(folder, 'several-b.cbz', await zipped({ '1.png': small })),
    ];
    const { code, stdout, stderr } = await hanji('import', a, b, '--title', 'One');
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: '--title is of one work, and these are 2\n',
    });
  });
});
