import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const virtual = 'virtual:modules';

/** Whether an import is of our own package: a file, an alias of it, or the list of modules itself. */
function isOwn(source: string): boolean {
  return (
    source === virtual ||
    source.startsWith('.') ||
    source.startsWith('#') ||
    path.isAbsolute(source)
  );
}

/**
 * Bytes of some modules built by themselves, JavaScript and styles, each Brotli-compressed; what
 * they take from other packages stays outside.
 */
export async function bytesAlone(root: string, modules: readonly string[]): Promise<number> {
  const entry = modules
    .map((module, index) => `import * as m${index} from ${JSON.stringify(path.join(root, module))}`)
    .concat(`globalThis.kept = [${modules.map((_, index) => `m${index}`).join()}]`)
    .join('\n');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
        load: (id) => (id === `\0${virtual}` ? entry : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: virtual,
        external: (source) => !isOwn(source.replace(/^\0/, '')),
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .filter((file) => /\.(?:js|css)$/.test(file.fileName))
    .map((file) => brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
