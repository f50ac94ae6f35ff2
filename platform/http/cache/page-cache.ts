import { LRUCache } from 'lru-cache';
import { brotli } from '#platform/http/requests/content-coding.ts';
import { type CachedPage, type Lifetime, weigh } from './cached-page.ts';

const second = 1000;
const kilobyte = 1024;

/** How much the page cache stores and for how long, in bytes and milliseconds. */
export const pageCacheLimits = {
  /** About 80 pages in two languages, each as it is and in both compressions. */
  bytes: 48 * 1024 * kilobyte,
  /** The variants of all paths together, beside the pages: those with a query, of which anybody can ask for many. */
  variantBytes: 8 * 1024 * kilobyte,
  /** A page larger than this is not cached. */
  pageBytes: 2 * 1024 * kilobyte,
  /** For this time a page is served as it is. */
  fresh: 15 * second,
  /** After that, for this time, it is served while it is rendered again. */
  stale: 5 * 60 * second,
  /** After that, for this time, it is served only if rendering it again fails. */
  ifError: 60 * 60 * second,
  /** A page of the fallback is fresh for this time, so that live data show as soon as they are back. */
  fallback: 5 * second,
  /** The most variants of a path that are kept. */
  variants: 16,
} as const;

interface Entry extends Lifetime {
  page: CachedPage;
  /** Whether the smallest brotli body is made or being made. */
  isAtBest: boolean;
}

export interface CacheOptions {
  bytes?: number;
  now?: () => number;
  /** Whether a cached page gets the smallest brotli body in the background; true if absent. */
  bestCompression?: boolean;
}

/** A page for everyone who waits for it, to be stored or not; or a response that sets a cookie, for one asker only. */
export type Rendering = { page: CachedPage; store: boolean } | { alone: Response };

/** Whole pages in memory, the least recently used dropped first. Those with a query never push out one without. */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>;
  readonly #variants: LRUCache<string, Entry>;
  readonly #rendering = new Map<string, Promise<Rendering>>();
  readonly #now: () => number;
  readonly #bestCompression: boolean;
  /** Counts how often the pages were outdated: a rendering that began before the last time may show old content. */
  #edition = 0;
  #compressing: Promise<void> = Promise.resolve();

  constructor({ bytes, now, bestCompression = true }: CacheOptions = {}) {
    const within = (maxSize: number) =>
      new LRUCache<string, Entry>({
        maxSize,
        maxEntrySize: pageCacheLimits.pageBytes,
        sizeCalculation: ({ page }, key) => weigh(page, key),
      });
    this.#pages = within(bytes ?? pageCacheLimits.bytes);
    this.#variants = within(pageCacheLimits.variantBytes);
    this.#now = now ?? (() => performance.now());
    this.#bestCompression = bestCompression;
  }

  get size(): { entries: number; bytes: number } {
    const [pages, variants] = [this.#pages, this.#variants];
    return { entries: pages.size + variants.size, bytes: pages.calculatedSize + variants.calculatedSize };
  }

  #entriesOf(key: string): LRUCache<string, Entry> {
    return key.includes('?') ? this.#variants : this.#pages;
  }

  #all(): Entry[] {
    return [...this.#pages.values(), ...this.#variants.values()];
  }

  /** Returns a page that may be served, and whether it should be rendered again meanwhile. */
  find(key: string): { page: CachedPage; isStale: boolean } | undefined {
    const entry = this.#entriesOf(key).get(key);
    const now = this.#now();
    if (!entry || now >= entry.staleUntil) return undefined;
    return { page: entry.page, isStale: now >= entry.freshUntil };
  }

  /** Renders a page once for all who ask at that moment; if that fails with 5xx, an earlier page is better. */
  async render(key: string, make: () => Promise<Rendering>): Promise<Rendering> {
    const running = this.#rendering.get(key);
    if (running) {
      const shared = await running;
      return 'alone' in shared ? make() : shared;
    }
    const rendering = this.#renderAndStore(key, make).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  /** Has every page rendered again when it is next asked for; the old one is served only if that fails. */
  outdate(): void {
    this.#edition += 1;
    for (const entry of this.#all()) this.#expire(entry);
  }

  #expire(entry: Entry): void {
    const now = this.#now();
    entry.freshUntil = Math.min(entry.freshUntil, now);
    entry.staleUntil = Math.min(entry.staleUntil, now);
  }

  async #renderAndStore(key: string, make: () => Promise<Rendering>): Promise<Rendering> {
    const edition = this.#edition;
    const rendering = await make();
    if ('alone' in rendering) {
      this.#entriesOf(key).delete(key);
      return rendering;
    }
    if (rendering.store) {
      this.#put(key, rendering.page);
      const entry = this.#entriesOf(key).peek(key);
      if (entry && edition !== this.#edition) this.#expire(entry);
    } else if (rendering.page.status < 500) this.#entriesOf(key).delete(key);
    else {
      const earlier = this.#earlierPage(key);
      if (earlier) return { page: earlier, store: false };
    }
    return rendering;
  }

  #earlierPage(key: string): CachedPage | undefined {
    const entry = this.#entriesOf(key).peek(key);
    if (!entry || this.#now() >= entry.usableUntil) return undefined;
    // It is not rendered again at once: the next visitors get the earlier page without a wait.
    entry.freshUntil = this.#now() + pageCacheLimits.fallback;
    entry.staleUntil = Math.max(entry.staleUntil, entry.freshUntil);
    return entry.page;
  }

  #put(key: string, rendered: CachedPage): void {
    const entries = this.#entriesOf(key);
    const before = entries.peek(key);
    const isSame = before?.page.etag === rendered.etag && before.page.status === rendered.status;
    const page = isSame ? { ...rendered, bodies: before.page.bodies } : rendered;
    const isAtBest = isSame && before.isAtBest;
    const entry: Entry = { page, isAtBest, ...this.#lifetime(page.isFallback) };
    entries.set(key, entry);
    if (!entries.has(key)) return;
    if (entries === this.#variants) this.#boundVariants(key);
    // The best compression costs many times what rendering does. A variant (a search, say) that nobody has asked for
    // again does not get it, nor does a page that differs at each rendering.
    const isOfTheSite = !before && entries === this.#pages;
    if (!isAtBest && (isSame || isOfTheSite)) this.#compressAtBest(entry);
  }

  #lifetime(isFallback: boolean): Lifetime {
    const now = this.#now();
    const { fresh, stale, ifError, fallback } = pageCacheLimits;
    if (isFallback) return { freshUntil: now + fallback, staleUntil: now + 2 * fallback, usableUntil: now + ifError };
    return { freshUntil: now + fresh, staleUntil: now + fresh + stale, usableUntil: now + fresh + stale + ifError };
  }

  #boundVariants(added: string): void {
    const path = added.slice(0, added.indexOf('?') + 1);
    const newestFirst = [...this.#variants.keys()].filter((key) => key.startsWith(path));
    for (const key of newestFirst.slice(pageCacheLimits.variants)) this.#variants.delete(key);
  }

  /** Compresses one page after another in the background: the best brotli takes a tenth to a third of a second. */
  #compressAtBest(entry: Entry): void {
    const { bodies } = entry.page;
    if (!bodies.br || !this.#bestCompression) return;
    entry.isAtBest = true;
    this.#compressing = this.#compressing
      .then(async () => {
        // Its entry may have been dropped or replaced meanwhile, or be that of a later rendering with the same result.
        const isKept = this.#all().some(({ page }) => page.bodies === bodies);
        if (isKept) bodies.br = await brotli(bodies.identity, 11);
      })
      .catch(() => {});
  }
}
