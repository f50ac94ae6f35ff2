import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { FairQueue } from '#platform/fair-queue.ts';
import type { HonoEnv, RequestFacts } from '#platform/http/ask-router.ts';
import type { PageAddress } from '#platform/http/requests/page-address.ts';
import { type CachedPage, cachePage } from './cached-page.ts';
import { type PageCache, pageCacheLimits, type Rendering } from './page-cache.ts';

export type SharedPage = Extract<PageAddress, { kind: 'shared' }>;

export type SharedAnswer =
  | { page: CachedPage; served: 'kept' | 'stale' | 'rendered' }
  | { alone: Response }
  | { refused: 429 | 503 | 'left' };

export interface Asker {
  id: string;
  origin: string;
  client: string;
  /** Is aborted when the visitor has left. */
  gone: AbortSignal;
}

const acceptedBeforeTurn = 32;

/**
 * Lets waiting connections in. Node accepts one connection for each turn of the event loop, and a rendering makes a turn
 * long: behind 400 connections that all ask for something costly, a visitor would wait for as many long turns.
 */
async function acceptConnections(): Promise<void> {
  for (let accepted = 0; accepted < acceptedBeforeTurn; accepted += 1) await nextTurn();
}

/** A few at a time keep the processor at work while one waits. A client may be a whole office or hostel. */
export const renderLimits = {
  atOnce: 3,
  atOncePerClient: 2,
  waiting: 1_000,
  waitingPerClient: 200,
  turn: 250,
  beforeTurn: acceptConnections,
} as const;

/** How many forms are worked on, and wait (64 KB each at most). A refused form is a page that is rendered. */
export const formLimits = { ...renderLimits, atOnce: 4, atOncePerClient: 3, waitingPerClient: 600 } as const;

const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
const sharedControl = `public, max-age=0, s-maxage=${seconds(pageCacheLimits.fresh)}, must-revalidate`;
const storable = [200, 301, 308, 410];

/** Serves pages that are the same for everyone: cached, or rendered without anything of the visitor who asks. */
export class SharedPages {
  readonly #app: Hono<HonoEnv>;
  readonly #cache: PageCache;
  readonly #queue: FairQueue;
  readonly #log: Logger;
  readonly #renewing = new Set<string>();

  constructor(app: Hono<HonoEnv>, { cache, queue, log }: { cache: PageCache; queue: FairQueue; log: Logger }) {
    this.#app = app;
    this.#cache = cache;
    this.#queue = queue;
    this.#log = log;
  }

  async answer(asker: Asker, shared: SharedPage): Promise<SharedAnswer> {
    const key = keyOf(asker.origin, shared.address);
    const found = this.#cache.find(key);
    if (found?.isStale) void this.#renew(key, asker, shared);
    if (found) return { page: found.page, served: found.isStale ? 'stale' : 'kept' };
    const turn = await this.#queue.enter(asker.client, asker.gone);
    if ('refused' in turn) return turn;
    try {
      // Another request may have had it rendered meanwhile.
      const cached = this.#cache.find(key);
      if (cached) return { page: cached.page, served: 'kept' };
      const rendering = await this.#cache.render(key, () => this.#render(asker, shared));
      return 'alone' in rendering ? rendering : { page: rendering.page, served: 'rendered' };
    } finally {
      turn.end();
    }
  }

  /** Renders a stale page in the background. If too many wait already, a later visitor causes it. */
  async #renew(key: string, asker: Asker, shared: SharedPage): Promise<void> {
    if (this.#renewing.has(key)) return;
    this.#renewing.add(key);
    const turn = await this.#queue.enter(asker.client);
    try {
      if (!('refused' in turn)) await this.#cache.render(key, () => this.#render(asker, shared));
    } catch (error) {
      this.#log.error({ err: error, id: asker.id }, 'rendering a page again failed');
    } finally {
      this.#renewing.delete(key);
      if ('end' in turn) turn.end();
    }
  }

  /** The request carries nothing but the address: no cookie, no header, no address of the visitor. */
  async #render({ id, origin }: Pick<Asker, 'id' | 'origin'>, shared: SharedPage): Promise<Rendering> {
    const facts: RequestFacts = {
      id,
      origin,
      clientAddress: '',
      senderAddress: '',
      foreignOrigin: false,
      log: this.#log.child({ id }),
    };
    const response = await this.#app.fetch(new Request(origin + shared.address), {
      facts,
      isPage: true,
      answersForeignOrigin: false,
      // Who asks for a shared page has waited already.
      takeTurn: async () => ({ end() {} }),
      noteRoute() {},
    });
    if (response.headers.has('set-cookie')) {
      facts.log.warn({ route: shared.route }, 'a shared page sets a cookie and is therefore not kept');
      return { alone: response };
    }
    const { isFallback = false } = facts;
    const headers = new Headers(response.headers);
    const isPrivate = /private|no-store/.test(headers.get('cache-control') ?? '');
    const mayStore = storable.includes(response.status) || (response.status === 404 && shared.route === '*');
    const store = shared.mayCache && mayStore && !isPrivate;
    if (!isPrivate) headers.set('cache-control', store && !isFallback ? sharedControl : 'no-cache');
    if (response.status >= 500) headers.set('cache-control', 'no-store');
    if (isFallback) headers.set('x-content-source', 'fallback');
    const { status } = response;
    const page = await cachePage(new Response(response.body, { status, headers }), isFallback);
    return { page: { ...page, route: shared.route }, store };
  }
}

function keyOf(origin: string, address: string): string {
  return `${origin} ${address}`;
}
