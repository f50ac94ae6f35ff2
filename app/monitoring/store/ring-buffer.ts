/** Stores the newest items up to a bound; each further item replaces the oldest. */
export class RingBuffer<Item> {
  readonly #capacity: number;
  #items: Item[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#items.length;
  }

  push(item: Item): void {
    this.#items.push(item);
    if (this.size > this.#capacity) this.#items.shift();
  }

  /** Returns the newest `count` items, the newest first. */
  newest(count = this.size): Item[] {
    return this.#items.toReversed().slice(0, count);
  }

  /** Returns how many of the newest items in a row meet a condition, counted up to `limit`. */
  countWhile(holds: (item: Item) => boolean, limit = this.size): number {
    const last = this.#items.findLastIndex((item) => !holds(item));
    return Math.min(this.size - 1 - last, limit);
  }

  /** Deletes all but the newest `count` items. */
  keepNewest(count: number): void {
    this.#items.splice(0, this.size - count);
  }

  clear(): void {
    this.#items = [];
  }
}
