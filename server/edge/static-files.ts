import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weakEtag } from '#server/etag.ts';
import { brotli, gzipped, isCompressible } from './content-coding.ts';
import type { KeptPage } from './kept-page.ts';
import { addSecurityHeaders } from './security-headers.ts';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  speculationrules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const year = 365 * 24 * 60 * 60;

/** The built browser files, by path. Each is read and compressed when it is first asked for and then held in memory. */
export class StaticFiles {
  readonly #files: Map<string, string>;
  readonly #held = new Map<string, Promise<KeptPage>>();
  readonly #headersOf: (path: string) => string[];

  constructor(files: Map<string, string>, origin: string | undefined) {
    this.#files = files;
    this.#headersOf = (path) => headersOf(path, origin);
  }

  /** Undefined where there is no such file. `path` is one of the listed names or nothing: no path can leave the folder. */
  find(path: string): Promise<KeptPage> | undefined {
    const file = this.#files.get(path);
    if (!file) return undefined;
    let held = this.#held.get(path);
    if (!held) {
      held = read(file, this.#headersOf(path));
      held.catch(() => this.#held.delete(path));
      this.#held.set(path, held);
    }
    return held;
  }
}

/** Lists what a folder holds; an absent folder holds nothing. Dot files stay out. */
export async function openStaticFiles(folder: string | undefined, origin: string | undefined): Promise<StaticFiles> {
  const files = new Map<string, string>();
  const entries = folder ? await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []) : [];
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder?.length).split('\\').join('/');
    const isHidden = path.split('/').some((segment) => segment.startsWith('.'));
    if (entry.isFile() && !isHidden && !/\.(br|gz)$/.test(path)) files.set(path, file);
  }
  return new StaticFiles(files, origin);
}

async function read(file: string, headers: string[]): Promise<KeptPage> {
  const identity = await readFile(file);
  const etag = weakEtag(identity);
  const type = headers[headers.indexOf('content-type') + 1] ?? null;
  const page: KeptPage = {
    status: 200,
    etag,
    headers: [...headers, 'etag', etag],
    bodies: { identity },
    isFallback: false,
  };
  if (!isCompressible(type, identity.length)) return page;
  page.headers.push('vary', 'accept-encoding');
  const made = (ending: string) => readFile(`${file}.${ending}`).catch(() => undefined);
  const [br, gzip] = await Promise.all([made('br'), made('gz')]);
  page.bodies.br = br ?? (await brotli(identity, 6));
  page.bodies.gzip = gzip ?? (await gzipped(identity));
  return page;
}

/** Names of built files change with their content, so they may be kept for good; others are asked for again. */
function headersOf(path: string, origin: string | undefined): string[] {
  const headers = new Headers({
    'cache-control': path.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
    'content-type': types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  });
  addSecurityHeaders(headers, origin ?? '');
  return [...headers].flat();
}
