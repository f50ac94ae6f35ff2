import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import { errorCode, errorReason, rootCause } from '#platform/error-reason.ts';
import { type ObjectStore, refuseBadKey } from './object-store.ts';

/** Turns an error of a store's client into one sentence for the operator; the status stays for the caller. */
class StoreTrouble extends Error {
  override name = 'StoreTrouble';
  readonly status: number | undefined;

  constructor(error: unknown, url: URL, variable: S3Access['variable']) {
    super(explain(error, url, variable), { cause: error });
    this.status = statusOf(error);
  }
}

function explain(error: unknown, { host, pathname }: URL, variable: S3Access['variable']): string {
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

export interface S3Access {
  key: string;
  secret: string;
  /** The variable that gave the address, because errors for operators name it. */
  variable: 'STORAGE_URL' | 'BACKUP_URL';
}

/** Milliseconds of a whole exchange with the store: long enough for a clip that a slow phone fetches. */
const requestAbortTimeout = 120_000;

/** Keeps objects in one bucket of a store such as "https://s3.example.com/bucket?region=eu-west-1". */
export function createS3Store(storeUrl: string, { key: accessKeyId, secret, variable }: S3Access): ObjectStore {
  const url = new URL(storeUrl);
  const endpoint = `${url.origin}${url.pathname}`;
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const client = new S3mini({ endpoint, accessKeyId, secretAccessKey: secret, region, requestAbortTimeout });
  const explained = <Answer>(asking: Promise<Answer>) =>
    asking.catch((error: unknown): never => {
      throw new StoreTrouble(error, url, variable);
    });
  /** The client lists a missing bucket as an empty one, of which a backup would hold no files. */
  const listPage = async (prefix: string, most: number, token?: string) => {
    const page = await explained(client.listObjectsPaged('/', prefix, most, token));
    if (!page) throw new StoreTrouble(new S3ServiceError('S3 returned 404', 404, 'NoSuchBucket'), url, variable);
    return page;
  };
  const get = (key: string, from?: number, to?: number) => {
    refuseBadKey(key);
    return explained(client.getObjectRaw(key, from === undefined, from, to === undefined ? undefined : to + 1));
  };
  return {
    async describe(key) {
      try {
        const response = await get(key, 0, 0);
        await response.body?.cancel();
        const bytes = Number(response.headers.get('content-range')?.split('/')[1]);
        return facts(response.headers, bytes);
      } catch (error) {
        const { status } = error as StoreTrouble;
        if (status === 404) return undefined;
        // An empty object has no first byte to send.
        if (status === 416) return { bytes: 0, modified: new Date(0), version: 'empty' };
        throw error;
      }
    },
    async read(key, range) {
      const { body } = await get(key, range?.from, range?.to);
      return body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([]);
    },
    async put(key, file, contentType) {
      refuseBadKey(key);
      const blob = await openAsBlob(file);
      await explained(client.putAnyObject(key, blob, contentType, undefined, undefined, blob.size));
      await rm(file, { force: true });
    },
    async remove(key) {
      refuseBadKey(key);
      await explained(client.deleteObject(key));
    },
    async *list(prefix) {
      let token: string | undefined;
      do {
        const page = await listPage(prefix, 1000, token);
        for (const { Key, LastModified } of page.objects ?? []) yield { key: Key, modified: new Date(LastModified) };
        token = page.nextContinuationToken;
      } while (token);
    },
    async check() {
      // A HEAD request for a bucket that the key may not enter looks as if the bucket did not exist.
      await listPage('', 1);
    },
  };
}

function facts(headers: Headers, bytes: number) {
  const modified = new Date(headers.get('last-modified') ?? 0);
  return { bytes, modified, version: headers.get('etag')?.replaceAll(/[^\w-]/g, '') ?? `${bytes}` };
}
