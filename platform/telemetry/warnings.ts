import { LRUCache } from 'lru-cache';

/** A warning is shown for this long after it was last given. */
const standsFor = 60 * 60_000;

/** Warnings of this process about its environment, for operators. Each is a fixed sentence without personal data. */
export class Warnings {
  readonly #standing = new LRUCache<string, true>({ max: 100, ttl: standsFor });

  /** Returns true if the warning is new and should be logged. */
  give(words: string): boolean {
    const isNew = !this.#standing.has(words);
    this.#standing.set(words, true);
    return isNew;
  }

  standing(): string[] {
    return [...this.#standing.keys()];
  }
}
