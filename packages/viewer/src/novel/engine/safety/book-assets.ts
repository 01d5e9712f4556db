import type { BookArchive } from '#novel/engine/archive/book-archive.ts';
import { resolveInBook, typeOfName } from '#novel/engine/archive/book-paths.ts';
import { replaceCssAddresses } from '#novel/engine/safety/css-addresses.ts';

/** Addresses under which a document in a frame reaches files of its book. */
export type BookAssets = {
  /** A `blob:` or harmless `data:` address for what `from` refers to; undefined for anything else. */
  addressOf(reference: string, from: string): Promise<string | undefined>;
  /** A `blob:` address of a style sheet whose own references are replaced. */
  addressOfCss(css: string, from: string): Promise<string>;
  /** `css` with its references replaced, for a style attribute. */
  inlineCss(css: string, from: string): Promise<string>;
  /** Takes back every address; later ones are taken back as they are made. */
  revoke(): void;
};

const harmlessData = /^data:(?:image\/(?:png|jpeg|gif|webp|avif)|font\/|audio\/|video\/)/i;
const deepestImport = 5;

/** Makes addresses for the files of one book; each file gets one. */
export function createBookAssets(
  archive: BookArchive,
  typeOf: (name: string) => string | undefined,
): BookAssets {
  const made = new Map<string, Promise<string | undefined>>();
  const live = new Set<string>();
  let revoked = false;

  const publish = (content: BlobPart, type: string): string => {
    const address = URL.createObjectURL(new Blob([content], { type }));
    if (revoked) URL.revokeObjectURL(address);
    else live.add(address);
    return address;
  };
  const rewrite = (css: string, from: string, depth: number): Promise<string> =>
    replaceCssAddresses(css, (reference) => find(reference, from, depth));
  const make = async (name: string, depth: number): Promise<string | undefined> => {
    if (!archive.has(name)) return undefined;
    const type = typeOf(name) ?? typeOfName(name) ?? 'application/octet-stream';
    if (type !== 'text/css') return publish(await archive.bytes(name), type);
    if (depth >= deepestImport) return undefined;
    return publish(await rewrite(await archive.text(name), name, depth + 1), type);
  };
  const find = async (
    reference: string,
    from: string,
    depth: number,
  ): Promise<string | undefined> => {
    if (harmlessData.test(reference)) return reference;
    const found = resolveInBook(reference, from);
    if (!found) return undefined;
    // Sheets by depth: one that imports itself would otherwise wait for itself.
    const key = `${depth} ${found.name}`;
    // One broken picture must not take its page away.
    const address = made.get(key) ?? make(found.name, depth).catch(() => undefined);
    made.set(key, address);
    return address;
  };

  return {
    addressOf: (reference, from) => find(reference, from, 0),
    addressOfCss: async (css, from) => publish(await rewrite(css, from, 1), 'text/css'),
    inlineCss: (css, from) => rewrite(css, from, deepestImport),
    revoke: () => {
      revoked = true;
      for (const address of live) URL.revokeObjectURL(address);
      live.clear();
    },
  };
}
