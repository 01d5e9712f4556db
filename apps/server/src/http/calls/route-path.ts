import { z } from 'zod';

function shapeOf(params: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  return params instanceof z.ZodObject ? params.shape : {};
}

/**
 * The template of a call in Fastify's words. A parameter from a closed set matches that set
 * only, so that a path outside it is unknown rather than malformed.
 */
export function routePath(template: string, params: z.ZodType | undefined): string {
  const shape = shapeOf(params);
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = shape[name];
    return schema instanceof z.ZodEnum ? `:${name}(^(?:${schema.options.join('|')})$)` : `:${name}`;
  });
}

/** What the paths of a template look like, to tell an unknown path from a wrong method. */
export function pathPattern(template: string, params: z.ZodType | undefined): RegExp {
  const shape = shapeOf(params);
  const source = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = shape[name];
    return schema instanceof z.ZodEnum ? `(?:${schema.options.join('|')})` : '[^/]+';
  });
  return new RegExp(`^${source}/?$`);
}
