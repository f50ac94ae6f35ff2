import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { type CachedPage, weigh } from '#platform/http/cache/cached-page.ts';
import { weakEtag } from '#platform/http/etag.ts';
import { brotli, gzipped, isCompressible } from '#platform/http/requests/content-coding.ts';
import { addSecurityHeaders } from '#platform/http/security/security-headers.ts';

/** The names of files under it change with their content. */
export const builtRoot = '/assets/';
const year = 365 * 24 * 60 * 60;

/** Finds the bytes of a file that another release built; undefined if none did. */
export type FindElsewhere = (path: string) => Promise<Buffer | undefined>;

const mostFound = 16 * 1024 * 1024;

/** The built browser files, by path. Each is read when it is first asked for and then stays in memory. */
export class StaticFiles {
  readonly #files: Map<string, string>;
  readonly #loaded = new Map<string, Promise<CachedPage>>();
  readonly #found = new LRUCache<string, CachedPage>({ maxSize: mostFound, sizeCalculation: weigh });
  readonly #headersOf: (path: string) => string[];
  readonly #findElsewhere: FindElsewhere | undefined;

  constructor(files: Map<string, string>, origin: string | undefined, findElsewhere: FindElsewhere | undefined) {
    this.#files = files;
    this.#headersOf = (path) => headersOf(path, origin);
    this.#findElsewhere = findElsewhere;
  }

  /** `path` is one of the listed names or nothing, so no path can leave the folder. */
  find(path: string): Promise<CachedPage> | undefined {
    const file = this.#files.get(path);
    if (!file) return undefined;
    let loaded = this.#loaded.get(path);
    if (!loaded) {
      loaded = readFile(file).then((identity) => cacheFile(identity, this.#headersOf(path), file));
      loaded.catch(() => this.#loaded.delete(path));
      this.#loaded.set(path, loaded);
    }
    return loaded;
  }

  /** Returns a file of an earlier release, which a page that was opened before may still ask for. */
  async findEarlier(path: string): Promise<CachedPage | undefined> {
    const found = this.#found.get(path);
    if (found) return found;
    const identity = await this.#findElsewhere?.(path);
    if (!identity) return undefined;
    const page = await cacheFile(identity, this.#headersOf(path));
    this.#found.set(path, page);
    return page;
  }
}

/** Lists the files of a folder, without those whose name begins with a dot. An absent folder has none. */
export async function openStaticFiles(
  folder: string | undefined,
  origin: string | undefined,
  findElsewhere?: FindElsewhere,
): Promise<StaticFiles> {
  const files = new Map<string, string>();
  const entries = folder ? await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []) : [];
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder?.length).split('\\').join('/');
    const isHidden = path.split('/').some((segment) => segment.startsWith('.'));
    if (entry.isFile() && !isHidden && !/\.(br|gz)$/.test(path)) files.set(path, file);
  }
  return new StaticFiles(files, origin, findElsewhere);
}

async function cacheFile(identity: Buffer, headers: string[], file?: string): Promise<CachedPage> {
  const etag = weakEtag(identity);
  const type = headers[headers.indexOf('content-type') + 1] ?? null;
  const page: CachedPage = {
    status: 200,
    etag,
    headers: [...headers, 'etag', etag],
    bodies: { identity },
    isFallback: false,
  };
  if (!isCompressible(type, identity.length)) return page;
  page.headers.push('vary', 'accept-encoding');
  const made = async (ending: string) => (file ? readFile(`${file}.${ending}`).catch(() => undefined) : undefined);
  const [br, gzip] = await Promise.all([made('br'), made('gz')]);
  page.bodies.br = br ?? (await brotli(identity, 6));
  page.bodies.gzip = gzip ?? (await gzipped(identity));
  return page;
}

/** Browsers may keep built files for good, because their names change with their content; they ask for others again. */
function headersOf(path: string, origin: string | undefined): string[] {
  const headers = new Headers({
    'cache-control': path.startsWith(builtRoot) ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
    'content-type': getMimeType(path) ?? 'application/octet-stream',
  });
  addSecurityHeaders(headers, origin ?? '');
  return [...headers].flat();
}
