import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { RequestFacts } from '#server/services.ts';
import type { EdgeEnv } from './edge-env.ts';
import { type KeptPage, keepPage } from './kept-page.ts';
import { pageCacheLimits } from './limits.ts';
import type { PageAddress } from './page-address.ts';
import type { PageCache, Rendering } from './page-cache.ts';

export type SharedPage = Extract<PageAddress, { kind: 'shared' }>;

/** What a visitor gets of a shared page. */
export type SharedAnswer = { page: KeptPage; served: 'kept' | 'stale' | 'rendered' } | { alone: Response };

const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
const sharedControl = `public, max-age=0, s-maxage=${seconds(pageCacheLimits.fresh)}, must-revalidate`;
const storable = [200, 301, 308, 410];

/** Pages that are the same for everyone: kept ones at once, others rendered without anything of the visitor who asks. */
export class SharedPages {
  readonly #app: Hono<EdgeEnv>;
  readonly #cache: PageCache;
  readonly #log: Logger;

  constructor(app: Hono<EdgeEnv>, cache: PageCache, log: Logger) {
    this.#app = app;
    this.#cache = cache;
    this.#log = log;
  }

  /** A fresh page by the address exactly as asked for: the short way that nearly every request takes. */
  findFresh(origin: string, address: string): KeptPage | undefined {
    const found = this.#cache.find(keyOf(origin, address));
    return found && !found.isStale ? found.page : undefined;
  }

  async answer(id: string, origin: string, shared: SharedPage): Promise<SharedAnswer> {
    const key = keyOf(origin, shared.address);
    const make = () => this.#render(id, origin, shared);
    const found = this.#cache.find(key);
    if (found) {
      if (found.isStale) {
        this.#cache.render(key, shared.group, make).catch((error) => {
          this.#log.error({ err: error, id }, 'rendering a page anew failed');
        });
      }
      return { page: found.page, served: found.isStale ? 'stale' : 'kept' };
    }
    const rendering = await this.#cache.render(key, shared.group, make);
    return 'alone' in rendering ? rendering : { page: rendering.page, served: 'rendered' };
  }

  /** The request carries nothing but the address: no cookie, no header, no address of the visitor. */
  async #render(id: string, origin: string, shared: SharedPage): Promise<Rendering> {
    let isFallback = false;
    const facts: RequestFacts = {
      id,
      origin,
      clientAddress: '',
      foreignOrigin: false,
      log: this.#log.child({ id }),
    };
    const noteFallback = () => {
      isFallback = true;
    };
    const response = await this.#app.fetch(new Request(origin + shared.address), { facts, noteFallback });
    if (response.headers.has('set-cookie')) {
      facts.log.warn({ route: shared.route }, 'a shared page sets a cookie and is therefore not kept');
      return { alone: response };
    }
    const headers = new Headers(response.headers);
    const isPrivate = /private|no-store/.test(headers.get('cache-control') ?? '');
    const mayStore = storable.includes(response.status) || (response.status === 404 && shared.route === '*');
    const store = shared.mayKeep && mayStore && !isPrivate;
    if (!isPrivate) headers.set('cache-control', store && !isFallback ? sharedControl : 'no-cache');
    if (response.status >= 500) headers.set('cache-control', 'no-store');
    if (isFallback) headers.set('x-content-source', 'fallback');
    const { status } = response;
    const page = await keepPage(new Response(response.body, { status, headers }), isFallback);
    return { page: { ...page, route: shared.route }, store };
  }
}

function keyOf(origin: string, address: string): string {
  return `${origin} ${address}`;
}
