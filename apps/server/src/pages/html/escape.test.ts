import { expect, it } from 'vitest';
import { escapeHtml } from '#http/html/escape-html.ts';
import { jsonForScript, tag } from './escape.ts';

const hostile = '</script><script>alert("1")</script>&<!--';

it('lets nothing end the script element that carries data', () => {
  const text = jsonForScript({ name: hostile });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: hostile });
});

it('lets nothing end an attribute or an element', () => {
  expect(escapeHtml(hostile)).not.toMatch(/[<>"]/);
  expect(tag('meta', { content: 'a"b', media: undefined, width: 3 })).toBe(
    '<meta content="a&quot;b" width="3">',
  );
});
