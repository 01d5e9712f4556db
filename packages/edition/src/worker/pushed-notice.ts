import { redirectTarget } from '@hanji/domain/paths/redirect-target.ts';

/** A notice as the service writes it; `path` is of this site, whatever came. */
export type PushedNotice = {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly lang: string;
};

/** The name of the product: what a browser has to show where a message cannot be read. */
const brand = 'Hanji';

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Reads a message; a browser shows something for each, so that none is nothing. */
export function readNotice(message: string): PushedNotice {
  const fields = fieldsOf(message);
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    title: text('title') || brand,
    body: text('body'),
    path: redirectTarget(text('path')),
    tag: text('tag'),
    lang: text('lang'),
  };
}

/** Where a notice that was shown leads: an address of this site alone. */
export function addressOf(shown: unknown, origin: string): string {
  const path = typeof shown === 'string' ? shown : null;
  const url = new URL(redirectTarget(path), origin);
  return url.origin === origin ? url.href : `${origin}/`;
}
