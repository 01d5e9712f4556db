import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

/** Something that a schema accepts, made of its own description: each list has one item. */
export function sampleOf(schema: z.ZodType): unknown {
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
}

function sample(schema: Json): unknown {
  const { anyOf, oneOf, enum: choices, const: constant, type } = schema;
  if (constant !== undefined) return constant;
  if (Array.isArray(choices)) return choices[0];
  const ways = anyOf ?? oneOf;
  if (Array.isArray(ways)) return sample(ways[0] as Json);
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Json>>).map(
          ([name, property]) => [name, sample(property)],
        ),
      );
    case 'array':
      return [sample(schema['items'] as Json)];
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 0), Number(schema['exclusiveMinimum'] ?? -1) + 1);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return textOf(schema);
  }
}

/** Of the kinds of text that entities have: moments, addresses, colours, words. */
function textOf({ format, pattern }: Json): string {
  if (format === 'date-time') return '2026-11-20T14:59:59.000Z';
  if (format === 'uri') return 'https://hanji.example/';
  if (format === 'email') return 'reader@hanji.example';
  return typeof pattern === 'string' && pattern.startsWith('^#') ? '#336699' : 'text';
}
