import { escapeHtml } from '#http/html/escape-html.ts';

/** JSON that stands in a script element as data: nothing in it can end the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** A void element; attributes without a value are left out. */
export function tag(name: string, attributes: Record<string, string | number | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(String(value))}"`],
  );
  return `<${name}${written.join('')}>`;
}
