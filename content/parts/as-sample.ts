/** Marks a record as a sample: nobody has supplied it yet. */
export function asSample<T extends object>(record: T): T & { isSample: true } {
  return { ...record, isSample: true };
}
