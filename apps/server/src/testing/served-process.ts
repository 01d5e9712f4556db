import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compiledFolder } from '#cli/process/quick-imports.ts';
import { stopOrphan } from '#postgres/process/stop-orphan.ts';

const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

export type Served = {
  readonly child: ChildProcess;
  /** By name: `server`, `ko`, ... */
  readonly urls: Readonly<Record<string, string>>;
  stdout(): string;
  stderr(): string;
  /** Sends a signal and resolves to the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** A folder below the system's temporary one that every user may pass. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanji-served-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Removes a data folder, and a database that a killed service left running in it. */
export async function removeFolder(folder: string, dataFolder = folder): Promise<void> {
  await stopOrphan(path.join(dataFolder, 'postgres', 'cluster'));
  await rm(folder, { recursive: true, force: true });
}

/** What that build has put in its page. */
export const ownScript = 'start()';

const manifest = {
  _shared: { file: 'assets/shared.js' },
  home: { file: 'assets/Home.js', name: 'HomePage', isDynamicEntry: true, imports: ['_shared'] },
  words: { file: 'assets/ko-KR.js', name: 'ko-KR', isDynamicEntry: true },
};

/** The pages of that build: Home with a call, titles that may be missing, one for members, sign-in. */
function pagesOf(edition: string): string {
  return `
    const head = (title) => ({ title, brand: 'Hanji', description: 'about ' + title,
      kind: 'website', robots: 'index', picture: { url: '/cover.webp', width: 3, height: 4 },
      language: null, linked: title.startsWith('ko "/menu/work') ? { type: 'ComicSeries',
      name: '</script><b>' + title, authors: [], publisher: null } : undefined });
    export async function planPage({ pathname, search, userAgent, signedIn }) {
      if (pathname === '/library' && !signedIn) return { kind: 'redirect', to: '/login' };
      const redirect = new URLSearchParams(search).get('redirect');
      if (pathname === '/login' && signedIn && redirect) return { kind: 'redirect', to: redirect };
      const calls = { comic: 'getContent', search: 'search', '': 'getHome' };
      const [, first, keyword] = pathname.split('/');
      const call = calls[first] ?? null;
      const path = { search: '/search', '': '/all_comic/home' }[first] ?? pathname;
      const form = first === 'search' ? 'pageSize=3&query=' + keyword : undefined;
      return {
        kind: 'page', locale: 'ko-KR', languages: ['ko-KR', 'en-US'],
        components: ['HomePage'],
        reads: { search, userAgent },
        call: call && { endpoint: call, arg: { params: pathname }, path, form },
        finish: async (answer) => ({
          status: answer?.code === 404 || pathname.startsWith('/no/') ? 404 : 200,
          head: head('${edition} "' + pathname + '"'),
          preload: [{ url: '/first.webp', media: '(width <= 767px)' }, { url: '/next.webp', follows: true }],
          draw: async () => {
            if (pathname === '/undrawn') throw new Error('nothing to draw with');
            return '<h1>${edition} drawn</h1>';
          },
        }),
      };
    }`;
}

/** The smallest build of an edition, as the hosting sees it. */
export async function writeEdition(folder: string, edition: string): Promise<void> {
  const dist = path.join(folder, edition, 'dist');
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  await mkdir(path.join(dist, '.vite/service'), { recursive: true });
  await writeFile(
    path.join(dist, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Plain</title>' +
      '<link rel="stylesheet" crossorigin href="/assets/style-1.css">' +
      '<link rel="manifest" href="/site.en-US.webmanifest"></head>' +
      `<body><div id="root"></div><script>${ownScript}</script></body></html>`,
  );
  await writeFile(
    path.join(dist, 'assets/style-1.css'),
    '[data-drawn] h1{color:red}._elsewhere_1{color:blue}',
  );
  await writeFile(path.join(dist, '.vite/service/pages.js'), pagesOf(edition));
  await writeFile(path.join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(dist, 'assets/app-3f2a.js'), 'export const plain = 1;');
  await writeFile(path.join(dist, 'assets/app-3f2a.js.br'), 'as brotli');
  await writeFile(path.join(dist, 'assets/app-3f2a.js.gz'), 'as gzip');
  await writeFile(path.join(dist, 'icon.svg'), '<svg/>');
  await writeFile(path.join(dist, 'site.ko-KR.webmanifest'), '{}');
  await writeFile(path.join(dist, '.vite/modules.json'), '[]');
}

/** Starts `pnpm hanji`, which its test may end in its midst. */
export function spawnHanji(args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [main, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiledFolder,
      HANJI_EDITIONS: 'none',
      HANJI_PORT_SERVER: '0',
      HANJI_PORT_KO: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  return { child, output, ended };
}

/** Runs `pnpm hanji` to its end. */
export async function runHanji(
  args: string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { output, ended } = spawnHanji(args, environment);
  const code = await ended;
  return { code, stdout: output.out, stderr: output.err };
}

/** Runs `pnpm hanji serve` and waits until it answers. Ports are free ones unless they are given. */
export async function serveHanji(environment: Record<string, string>): Promise<Served> {
  const { child, output, ended } = spawnHanji(['serve'], environment);
  while (!/^ready$/m.test(output.err)) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the service did not start: ${output.err}${output.out}`);
    }
    await sleep(20);
  }
  const lines = [...output.err.matchAll(/^(\S+) +(http:\S+)$/gm)];
  return {
    child,
    urls: Object.fromEntries(lines.map(([, name = '', url = '']) => [name, url])),
    stdout: () => output.out,
    stderr: () => output.err,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
