/** Stores the newest items up to a bound; each further item replaces the oldest. */
export class RingBuffer<Item> {
  readonly #capacity: number;
  #slots: Item[] = [];
  /** The next item goes here once the ring is full. */
  #next = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#slots.length;
  }

  push(item: Item): void {
    if (this.#slots.length < this.#capacity) this.#slots.push(item);
    else {
      this.#slots[this.#next] = item;
      this.#next = (this.#next + 1) % this.#capacity;
    }
  }

  /** Returns the newest `count` items, the newest first. */
  newest(count = this.size): Item[] {
    const inOrder = [...this.#slots.slice(this.#next), ...this.#slots.slice(0, this.#next)];
    return inOrder.reverse().slice(0, count);
  }

  /** Returns how many of the newest items in a row meet a condition, counted up to `limit`. */
  countWhile(holds: (item: Item) => boolean, limit = this.size): number {
    let count = 0;
    while (count < limit && count < this.size && holds(this.#at(count))) count += 1;
    return count;
  }

  /** Deletes all but the newest `count` items. */
  keepNewest(count: number): void {
    this.#slots = this.newest(count).reverse();
    this.#next = 0;
  }

  clear(): void {
    this.keepNewest(0);
  }

  /** Returns an item; 0 is the newest. */
  #at(back: number): Item {
    const { length } = this.#slots;
    return this.#slots[(this.#next + length - 1 - back) % length] as Item;
  }
}
