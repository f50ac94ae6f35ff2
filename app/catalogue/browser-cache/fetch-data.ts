/** Milliseconds after which a request inside the site counts as failed. */
export const requestTimeoutMs = 10_000;

/** The server answered, but not with data. */
export class DataError extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answered with status ${status}`);
    this.name = 'DataError';
    this.status = status;
  }
}

/** Fetches JSON from our own server. Rejects with a `DataError` for a bad status, and after ten seconds. */
export async function fetchData(path: string): Promise<unknown> {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!response.ok) throw new DataError(path, response.status);
  return response.json();
}
