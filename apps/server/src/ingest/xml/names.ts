import { opsNamespace } from './namespaces.ts';

/** Prefixes that books use without saying what they stand for. */
export const prefixed: ReadonlyMap<string, string> = new Map(
  Object.entries({
    xlink: 'http://www.w3.org/1999/xlink',
    xml: 'http://www.w3.org/XML/1998/namespace',
    epub: opsNamespace,
    opf: 'http://www.idpf.org/2007/opf',
    dc: 'http://purl.org/dc/elements/1.1/',
  }),
);

const plainName = /^[A-Za-z_][\w.-]*$/;

/** Whether something may be the name of an element or an attribute, without a prefix. */
export function isPlainName(local: string): boolean {
  return plainName.test(local);
}

export function splitName(name: string): { readonly prefix: string; readonly local: string } {
  const at = name.indexOf(':');
  return at < 0
    ? { prefix: '', local: name }
    : { prefix: name.slice(0, at), local: name.slice(at + 1) };
}

/** Whether an attribute of a text that declares no prefixes can be kept. */
export function isKeptAttribute(name: string): boolean {
  const { prefix, local } = splitName(name);
  if (!isPlainName(local) || name === 'xmlns') return false;
  return prefix === '' || prefixed.has(prefix);
}
