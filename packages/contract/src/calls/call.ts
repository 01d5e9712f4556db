import type { AccessLevel } from '../vocabulary.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `exact200` where the specification says so, `under300` for most calls, or the codes named for a call. */
export type SuccessRule = 'exact200' | 'under300' | readonly number[];

/** What a call sends and gets; none of it exists at run time. */
export type Shape = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: Record<string, unknown>;
  response: unknown;
};

export type CallDescription = {
  readonly method: Method;
  /** Parameters stand in braces: `/{contentType}/{contentId}`. */
  readonly path: string;
  readonly summary: string;
  /** Where the specification names the call. */
  readonly source: string;
  readonly access: AccessLevel;
  readonly success: SuccessRule;
  readonly body?: 'form' | 'multipart' | 'json';
  /** `envelope` unless said otherwise; files and pixels come bare. */
  readonly answer?: 'envelope' | 'epub' | 'pixel';
  /** The path parameter that names the person whose data this is; anybody else is refused. */
  readonly owner?: string;
  /** Calls that a browser makes by itself (pixels, address look-up) carry no headers of ours. */
  readonly skipClientHeaders?: boolean;
};

export type Call<S extends Shape = Shape> = CallDescription & { readonly shape?: S };

export type ShapeOf<C> = C extends Call<infer S> ? S : never;
export type ResponseOf<C> = ShapeOf<C>['response'];

export function call<S extends Shape>(description: CallDescription): Call<S> {
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
