/** Returns an error's message for the operator; of several errors that came together that of the first one. */
export function errorReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorReason(error.errors[0]);
  return (error instanceof Error && error.message) || errorCode(error) || 'no reason given';
}

/** Returns Node's or PostgreSQL's code of an error, such as "ECONNREFUSED"; empty if it has none. */
export function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/** Returns the error that caused an error: `fetch` itself says no more than "fetch failed". */
export function rootCause(error: unknown): unknown {
  const cause = (error as { cause?: unknown } | null | undefined)?.cause;
  return cause ? rootCause(cause) : error;
}
