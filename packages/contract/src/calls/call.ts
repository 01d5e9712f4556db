import type { Capability } from '../editions.ts';
import type { AccessLevel } from '../vocabulary.ts';
import type { UploadRule } from './upload.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `exact200` where the specification says so, `under300` for most calls, or the codes named for a call. */
export type SuccessRule = 'exact200' | 'under300' | readonly number[];

/** What a call sends and gets; none of it exists at run time. */
export type Shape = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  /** A list only where it goes as JSON. */
  body?: Record<string, unknown> | readonly object[];
  /** The names of the multipart fields that carry files. */
  uploads?: string;
  response: unknown;
};

/**
 * What an answer is: data in the envelope, the one pixel of a beacon, a redirect to a path of the
 * same site, or bytes. A stored file has ranges and an ETag; a stream is made while it is sent.
 */
export type AnswerKind = 'envelope' | 'pixel' | 'redirect' | BytesAnswer;

export type BytesAnswer = {
  readonly bytes: 'file' | 'stream';
  readonly contentTypes: readonly string[];
};

export type CallDescription = {
  readonly method: Method;
  /** Parameters stand in braces: `/{contentType}/{contentId}`. */
  readonly path: string;
  readonly summary: string;
  /** Where the specification names the call. */
  readonly source: string;
  /** At every origin, or only where this capability is; elsewhere there is no such call. */
  readonly offered: 'everywhere' | Capability;
  readonly access: AccessLevel;
  readonly success: SuccessRule;
  readonly body?: 'form' | 'multipart' | 'json';
  /** The fields of a multipart body may come as a form, too, where no file comes with them. */
  readonly alsoForm?: true;
  /** Files of a multipart body, by the name of their field; any other file is refused. */
  readonly uploads?: Readonly<Record<string, UploadRule>>;
  /** `envelope` unless another is named. */
  readonly answer?: AnswerKind;
  /** The cookies that an answer may set or clear; any other is an error of the service. */
  readonly cookies?: readonly string[];
  /** The path parameter that names the person whose data this is; anybody else is refused. */
  readonly owner?: string;
  /** Told beside what the reader waits for: behind everything else, and also while a page closes. */
  readonly background?: true;
  /** Calls that a browser makes by itself (pixels, address look-up) carry no headers of ours. */
  readonly skipClientHeaders?: boolean;
};

export type Call<S extends Shape = Shape> = CallDescription & { readonly shape?: S };

export type ShapeOf<C> = C extends Call<infer S> ? S : never;
export type ResponseOf<C> = ShapeOf<C>['response'];

type UploadsOf<S extends Shape> = S extends { uploads: infer Field extends string }
  ? { readonly body: 'multipart'; readonly uploads: Readonly<Record<Field, UploadRule>> }
  : unknown;

export function call<S extends Shape>(description: CallDescription & UploadsOf<S>): Call<S> {
  return description;
}

/**
 * Fills a path template; every value is escaped.
 * @throws RangeError when a parameter is missing.
 */
export function fillPath(template: string, params: Record<string, string | number> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`path ${template} needs ${name}`);
    return encodeURIComponent(value);
  });
}
