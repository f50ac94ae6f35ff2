import { beginCall, type Watched } from './call.ts';

/** The two methods that are watched, as the page's `XMLHttpRequest.prototype` has them. */
type RequestMethods = Pick<XMLHttpRequest, 'open' | 'send'>;

const failures = { error: 'Network request failed', timeout: 'Request timed out', abort: undefined } as const;

/** Watches every `XMLHttpRequest` that is opened from now on. Gives what ends it. */
export function watchXhr(prototype: RequestMethods, watched: Watched): () => void {
  const { open, send } = prototype;
  const calls = new WeakMap<object, { address: string; method: string }>();
  let isWatching = true;

  const watchedOpen = function openWatched(this: XMLHttpRequest, ...parameters: unknown[]) {
    const [method, address] = parameters;
    calls.set(this, { method: String(method), address: String(address) });
    Reflect.apply(open, this, parameters);
  } as typeof open;

  const watchedSend: typeof send = function sendWatched(this: XMLHttpRequest, body) {
    const call = isWatching ? calls.get(this) : undefined;
    const end = call && beginCall(watched, call);
    if (end) {
      const events = new AbortController();
      const once = { once: true, signal: events.signal };
      const finish = (outcome: Parameters<typeof end>[0]) => {
        events.abort();
        end(outcome);
      };
      this.addEventListener('load', () => finish({ status: this.status }), once);
      for (const [event, error] of Object.entries(failures)) {
        this.addEventListener(event, () => finish(error === undefined ? {} : { error }), once);
      }
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
