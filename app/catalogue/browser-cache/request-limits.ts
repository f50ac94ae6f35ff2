/** Milliseconds for requests inside the site. */
export const requestLimits = {
  /** A request without an answer is aborted; an answer that is kept from before is shown. */
  attempt: 5_000,
  /** With its repetitions. Then the page says that the data could not be loaded. */
  whole: 8_000,
} as const;

/** Rejects with `error` if the work takes longer than all tries of a request may take together. */
export function withinLimit<T>(work: Promise<T>, error: Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), requestLimits.whole);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
