import type { CallDescription } from '@hanji/contract/calls/call.ts';
import { editionIds, type EditionId } from '@hanji/contract/editions.ts';
import { headerDefaults, headerNames } from '@hanji/contract/headers.ts';
import { result } from '@hanji/contract/schemas/envelope.ts';
import { z } from 'zod';
import type { CallSchemas } from '#http/calls/call-handler.ts';
import { contentTypes } from '#http/request/body.ts';
import { capabilitiesOf, isOffered } from '#settings/origin.ts';

type Json = Record<string, unknown>;

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

const binary: Json = { type: 'string', format: 'binary' };

/** What a call that went well answers: its code, and its content or its headers. */
function success({ answer = 'envelope' }: CallDescription, response: z.ZodType): Json {
  if (answer === 'pixel')
    return { 200: { description: 'Success', content: contentOf(['image/gif']) } };
  if (answer === 'redirect') {
    const location = { description: 'A path of the same site', schema: { type: 'string' } };
    return { 303: { description: 'Go on elsewhere', headers: { location } } };
  }
  if (answer !== 'envelope') {
    const whole = { description: 'Success', content: contentOf(answer.contentTypes) };
    const part = { description: 'The range that was asked for', content: whole.content };
    return answer.bytes === 'file' ? { 200: whole, 206: part } : { 200: whole };
  }
  const schema = {
    type: 'object',
    properties: {
      data: jsonSchema(response, 'output'),
      result: { $ref: '#/components/schemas/Result' },
    },
    required: ['data', 'result'],
  };
  return { 200: { description: 'Success', content: { 'application/json': { schema } } } };
}

function contentOf(types: readonly string[]): Json {
  return Object.fromEntries(types.map((type) => [type, { schema: binary }]));
}

/** A body as its schema has it; files stand beside the fields, with what they may be. */
function requestBody(call: CallDescription, schemas: CallSchemas): Json {
  const { body, alsoForm, uploads = {} } = call;
  if (body === undefined) return {};
  const own = schemas.body === undefined ? { type: 'object' } : jsonSchema(schemas.body, 'input');
  const files = Object.entries(uploads).map(([field, { kinds, maxBytes, maxCount }]) => {
    const description = `${kinds.join(', ')}; at most ${maxBytes} bytes each`;
    return [field, { type: 'array', maxItems: maxCount, items: binary, description }];
  });
  const properties = { ...(own['properties'] as Json | undefined), ...Object.fromEntries(files) };
  const schema = files.length === 0 ? own : { ...own, properties };
  const content = {
    [contentTypes[body]]: { schema },
    ...(alsoForm && { [contentTypes.form]: { schema: own } }),
  };
  return { requestBody: { required: true, content } };
}

/** The editions at whose origins a call is; none where it belongs to another origin of ours. */
export function editionsOffering({ offered }: Pick<CallDescription, 'offered'>): EditionId[] {
  return editionIds.filter((edition) =>
    isOffered({ offered }, { capabilities: capabilitiesOf(edition) }),
  );
}

function operation(name: string, call: CallDescription, schemas: CallSchemas): Json {
  return {
    operationId: name,
    summary: call.summary,
    description: `Specification: ${call.source}.`,
    'x-offered': call.offered,
    'x-editions': editionsOffering(call),
    'x-access': call.access,
    ...(call.cookies === undefined ? {} : { 'x-cookies': call.cookies }),
    parameters: [
      ...parameters(schemas.params, 'path'),
      ...parameters(schemas.query, 'query'),
      ...(call.skipClientHeaders === true ? [] : headerParameters),
    ],
    ...requestBody(call, schemas),
    ...(call.access === 'visitor' ? {} : { security: [{ session: [] }, { bearer: [] }] }),
    responses: {
      ...success(call, schemas.response),
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
