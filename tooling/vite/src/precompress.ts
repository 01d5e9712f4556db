import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const worthIt = /\.(?:css|html|ico|js|json|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/;
const smallest = 1024;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}

/**
 * Writes `x.br` and `x.gz` beside every text file over 1 KiB in a folder, where they are smaller.
 * Folders with a leading dot are for tools and stay as they are.
 */
async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && worthIt.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/(?:^|[/\\])\./.test(path.relative(folder, file)));
  await Promise.all(files.map(compressFile));
}

/** Compresses a build once, as hard as possible, so that no request has to. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'hanji:precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    // The public folder is not in the bundle, but copied before it: read what was written.
    writeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  };
}
