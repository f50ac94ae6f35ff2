/** Where no answer with a status came. */
const withoutStatus = { late: 'did not answer in time', unreachable: 'could not be reached' };

/** The server answered, but not with data, or it did not answer. */
export class DataError extends Error {
  /** Undefined if there was no answer. */
  readonly status: number | undefined;

  /** `requestId` is the id under which the server's log has the request. */
  constructor(path: string, reason: number | keyof typeof withoutStatus, requestId?: string | null) {
    const what = typeof reason === 'number' ? `answered with status ${reason}` : withoutStatus[reason];
    super(`${path} ${what}${requestId ? `, request ${requestId}` : ''}`);
    this.name = 'DataError';
    this.status = typeof reason === 'number' ? reason : undefined;
  }
}

/** Returns what a visitor reads in small letters under the text that something could not be loaded. */
export function debugText(error: Error): string {
  return error.message && `${error.message.replace(/\.$/, '')}.`;
}
