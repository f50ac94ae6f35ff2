import { beginCall, type CallRecorder } from '#app/monitoring/watch/watched-call.ts';

/** The two methods that are watched, as the page's `XMLHttpRequest.prototype` has them. */
type RequestMethods = Pick<XMLHttpRequest, 'open' | 'send'>;

const failures = { error: 'Network request failed', timeout: 'Request timed out', abort: undefined } as const;
const endings = ['load', ...Object.keys(failures)];

/** Watches every `XMLHttpRequest` that is opened from now on. Returns a function that ends it. */
export function watchXhr(prototype: RequestMethods, recorder: CallRecorder): () => void {
  const { open, send } = prototype;
  const calls = new WeakMap<object, { address: string; method: string }>();
  const ends = new WeakMap<object, ReturnType<typeof beginCall>>();
  let isWatching = true;

  /** One listener for all requests: a request that is sent again has it once. */
  function finish(this: XMLHttpRequest, { type }: Event): void {
    const end = ends.get(this);
    ends.delete(this);
    const error = failures[type as keyof typeof failures];
    if (type === 'load') end?.({ status: this.status });
    else end?.(error === undefined ? {} : { error });
  }

  const watchedOpen = function openWatched(this: XMLHttpRequest, ...parameters: unknown[]) {
    const [method, address] = parameters;
    // A request that was under way is aborted by this, without an event.
    ends.delete(this);
    calls.set(this, { method: String(method), address: String(address) });
    Reflect.apply(open, this, parameters);
  } as typeof open;

  const watchedSend: typeof send = function sendWatched(this: XMLHttpRequest, body) {
    const call = isWatching ? calls.get(this) : undefined;
    const end = call && beginCall(recorder, call);
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
    // Another script may have wrapped ours meanwhile; then ours stay inside and record nothing.
    if (prototype.open === watchedOpen) prototype.open = open;
    if (prototype.send === watchedSend) prototype.send = send;
  };
}
