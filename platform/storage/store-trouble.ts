import { S3ServiceError } from 's3mini';
import { errorCode, errorReason, rootCause } from '#platform/error-reason.ts';
import type { S3Address } from './s3-store.ts';

/** Turns an error of a store's client into one sentence for the operator; the status stays for the caller. */
export class StoreTrouble extends Error {
  override name = 'StoreTrouble';
  readonly status: number | undefined;

  constructor(error: unknown, address: S3Address) {
    super(explain(error, address), { cause: error });
    this.status = statusOf(error);
  }
}

function explain(error: unknown, { endpoint, variable }: S3Address): string {
  const { host, pathname } = new URL(endpoint);
  const bucket = pathname.slice(pathname.lastIndexOf('/') + 1);
  const settings = variable.replace('URL', '');
  const code = error instanceof S3ServiceError ? error.serviceCode : undefined;
  const status = statusOf(error);
  if (status === 403) {
    const said = [status, code].filter(Boolean).join(' ');
    return `The store of ${variable} (${host}) refuses its key: look at ${settings}KEY, ${settings}SECRET and the rights that the key has in the bucket ${bucket} (${said}).`;
  }
  if (code === 'NoSuchBucket') {
    return `The bucket ${bucket} of ${variable} (${host}) is not there: make it, or name another.`;
  }
  const root = rootCause(error);
  return status === undefined
    ? `The store of ${variable} (${host}) does not answer: ${errorCode(root) || errorReason(root)}.`
    : `The store of ${variable} (${host}) cannot do what it is asked to: ${(error as Error).message}.`;
}

function statusOf(error: unknown): number | undefined {
  return (error as { status?: number } | null)?.status;
}
