type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
};

const deepest = 4;

/** A failed query names its parameters, which are somebody's data. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, '').slice(0, 2000);
}

function frames(stack: string | undefined): string {
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Libraries also hand out copies of errors, which are plain objects. */
function isError(value: unknown): value is Error {
  if (value instanceof Error) return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/** What a log says of an error: type, message, code, where, and what caused it; nothing else. */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { type: typeof error, message: 'not an error' };
  const type = typeof error.name === 'string' ? error.name : 'object';
  const logged: LoggedError = { type, message: withoutParameters(error.message) };
  if ('code' in error && typeof error.code === 'string') logged.code = error.code;
  if (typeof error.stack === 'string') logged.stack = frames(error.stack);
  if (error.cause !== undefined && depth < deepest) {
    logged.cause = serializeError(error.cause, depth + 1);
  }
  if (error instanceof AggregateError && depth < deepest) {
    logged.errors = error.errors.map((cause) => serializeError(cause, depth + 1));
  }
  return logged;
}
