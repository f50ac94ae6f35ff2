import { beginCall, type Watched } from '#app/monitoring/watch/watched-call.ts';

/** The two methods that are watched, as the page's `XMLHttpRequest.prototype` has them. */
type RequestMethods = Pick<XMLHttpRequest, 'open' | 'send'>;

const failures = { error: 'Network request failed', timeout: 'Request timed out', abort: undefined } as const;
const endings = ['load', ...Object.keys(failures)];

/** Watches every `XMLHttpRequest` that is opened from now on. Gives what ends it. */
export function watchXhr(prototype: RequestMethods, watched: Watched): () => void {
  const { open, send } = prototype;
  const calls = new WeakMap<object, { address: string; method: string }>();
  const ends = new WeakMap<object, ReturnType<typeof beginCall>>();
  let isWatching = true;

  /** The same for every request: one that is sent again hears it once. */
  function finish(this: XMLHttpRequest, { type }: Event): void {
    const end = ends.get(this);
    ends.delete(this);
    const error = failures[type as keyof typeof failures];
    if (type === 'load') end?.({ status: this.status });
    else end?.(error === undefined ? {} : { error });
  }

  const watchedOpen = function openWatched(this: XMLHttpRequest, ...parameters: unknown[]) {
    const [method, address] = parameters;
    // A request that was on its way ends without a word.
    ends.delete(this);
    calls.set(this, { method: String(method), address: String(address) });
    Reflect.apply(open, this, parameters);
  } as typeof open;

  const watchedSend: typeof send = function sendWatched(this: XMLHttpRequest, body) {
    const call = isWatching ? calls.get(this) : undefined;
    const end = call && beginCall(watched, call);
    if (end) {
      ends.set(this, end);
      for (const event of endings) this.addEventListener(event, finish);
    }
    send.call(this, body);
  };

  prototype.open = watchedOpen;
  prototype.send = watchedSend;
  return () => {
    isWatching = false;
    // As with fetch: where somebody has wrapped them once more, ours stay inside.
    if (prototype.open === watchedOpen) prototype.open = open;
    if (prototype.send === watchedSend) prototype.send = send;
  };
}
