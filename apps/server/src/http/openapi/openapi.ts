import type { CallDescription } from '@hanji/contract/calls/call.ts';
import { headerDefaults, headerNames } from '@hanji/contract/headers.ts';
import { result } from '@hanji/contract/schemas/envelope.ts';
import { z } from 'zod';
import type { CallSchemas } from '#http/calls/call-handler.ts';

type Json = Record<string, unknown>;

const bodyTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

const headerParameters: Json[] = Object.values(headerNames).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

function success({ answer = 'envelope' }: CallDescription, response: z.ZodType): Json {
  switch (answer) {
    case 'epub':
      return { 'application/epub+zip': { schema: { type: 'string', format: 'binary' } } };
    case 'pixel':
      return { 'image/gif': { schema: { type: 'string', format: 'binary' } } };
    case 'envelope':
      return {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              data: jsonSchema(response, 'output'),
              result: { $ref: '#/components/schemas/Result' },
            },
            required: ['data', 'result'],
          },
        },
      };
  }
}

function operation(name: string, call: CallDescription, schemas: CallSchemas): Json {
  return {
    operationId: name,
    summary: call.summary,
    description: `Specification: ${call.source}. Access: ${call.access}.`,
    parameters: [
      ...parameters(schemas.params, 'path'),
      ...parameters(schemas.query, 'query'),
      ...(call.skipClientHeaders === true ? [] : headerParameters),
    ],
    ...(call.body === undefined || schemas.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [bodyTypes[call.body]]: { schema: jsonSchema(schemas.body, 'input') } },
          },
        }),
    ...(call.access === 'public' ? {} : { security: [{ session: [] }, { bearer: [] }] }),
    responses: {
      200: { description: 'Success', content: success(call, schemas.response) },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

const headerComponents = Object.fromEntries(
  Object.entries(headerNames).map(([key, name]) => [
    name,
    {
      name,
      in: 'header',
      required: ['clientOs', 'clientStore', 'clientPlatform', 'requestTime', 'checksum'].includes(
        key,
      ),
      schema: {
        type: 'string',
        ...(key in headerDefaults
          ? { default: headerDefaults[key as keyof typeof headerDefaults] }
          : {}),
      },
    },
  ]),
);

/** The description of a set of calls, drawn from what the server validates by. */
export function openApiDocument(
  calls: Readonly<Record<string, CallDescription>>,
  schemas: Readonly<Record<string, CallSchemas>>,
  server: string,
): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const own = schemas[name];
    if (own === undefined) throw new Error(`the call ${name} has no schemas`);
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operation(name, call, own);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hanji', version: '1', description: 'Every call of the reading service.' },
    servers: [{ url: server === '' ? '/' : server }],
    paths,
    components: {
      schemas: { Result: jsonSchema(result, 'output') },
      parameters: headerComponents,
      responses: {
        Failure: {
          description: 'A failure; HTTP status and result.code are the same number',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  data: { type: ['object', 'null'] },
                  result: { $ref: '#/components/schemas/Result' },
                },
                required: ['data', 'result'],
              },
            },
          },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'hanji_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
