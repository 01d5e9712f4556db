import type { z } from 'zod';

/** Another service does not answer, answers too late, or not as was agreed. */
export class ServiceAwayError extends Error {
  override readonly name = 'ServiceAwayError';
}

/** How long somebody's request waits for another service. */
export const longestWaitMs = 5000;
const mostBytes = 64 * 1024;

/** A service of ours, or of a partner, that takes JSON by POST and knows us by a secret. */
export type OutsideService = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secret: string;
};

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new ServiceAwayError('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * What another service answers, as its schema has it; null where it answers 404. It gets so many
 * seconds, is not followed elsewhere, and of its answer no more is read than it may have.
 * @throws ServiceAwayError
 */
export async function askService<Schema extends z.ZodType>(
  { url, secret }: OutsideService,
  path: string,
  question: Readonly<Record<string, unknown>>,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const text = await readText(response);
    if (response.status === 404) return null;
    if (!response.ok) throw new ServiceAwayError(`${path} answered ${response.status}`);
    return schema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof ServiceAwayError) throw error;
    // What it said is not for a log: it may be about a person.
    const reason = error instanceof Error ? error.name : 'unknown';
    throw new ServiceAwayError(`${path} gave no answer: ${reason}`);
  }
}

/** Asks for what has to be there. @throws ServiceAwayError for 404, too */
export async function askFor<Schema extends z.ZodType>(
  service: OutsideService,
  path: string,
  question: Readonly<Record<string, unknown>>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await askService(service, path, question, schema);
  if (answer === null) throw new ServiceAwayError(`${path} answered 404`);
  return answer;
}
