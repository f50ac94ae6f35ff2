type RecordError = (message: string) => void;
type PlainConsole = { error: (...words: unknown[]) => void };

/** Records what is written to `console.error`, and passes it on. Returns a function that ends it. */
export function watchConsole(target: PlainConsole, record: RecordError): () => void {
  const original = target.error;
  let isWatching = true;
  const watched = (...words: unknown[]) => {
    if (isWatching) record(`Console error: ${words.map(textOf).join(' ')}`);
    original.apply(target, words);
  };
  target.error = watched;
  return () => {
    isWatching = false;
    if (target.error === watched) target.error = original;
  };
}

/** Records uncaught errors and rejections. Returns a function that ends it. */
export function watchUncaught(target: EventTarget, record: RecordError): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  target.addEventListener('error', (event) => record(`Window error: ${textOf((event as ErrorEvent).message)}`), {
    signal,
  });
  target.addEventListener(
    'unhandledrejection',
    (event) => record(`Unhandled rejection: ${textOf((event as PromiseRejectionEvent).reason)}`),
    { signal },
  );
  return () => listening.abort();
}

function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
