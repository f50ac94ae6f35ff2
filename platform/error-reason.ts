/** What an error says in a sentence for the operator; of several that came together, what the first one says. */
export function errorReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorReason(error.errors[0]);
  return (error instanceof Error && error.message) || errorCode(error) || 'no reason given';
}

/** Node's or PostgreSQL's code of an error, such as "ECONNREFUSED"; empty where it has none. */
export function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/** The error that an error was thrown because of: `fetch` itself says no more than "fetch failed". */
export function rootCause(error: unknown): unknown {
  const cause = (error as { cause?: unknown } | null | undefined)?.cause;
  return cause ? rootCause(cause) : error;
}
