import type { ErrorGroups } from './error-groups.ts';
import type { LineListener } from './log-subscriber.ts';
import type { Place, SourcePlaces } from './source-map-places.ts';

interface Line {
  level: number;
  msg?: string;
  err?: Fields;
  error?: Fields | string;
}

interface Fields {
  name?: string;
  message?: string;
  stack?: string;
}

/** Pino's numbers; of a line they come first. */
const isError = /^\{"level":[56]0/;
/** A site that breaks with every request must not spend its time on finding out where. */
const mostSearches = 120;
const mostKnown = 200;

/** Counts what is logged as an error: nothing goes wrong in silence, and the log has it without what is a visitor's. */
export function createErrorCollector(groups: ErrorGroups, places: SourcePlaces, now = () => Date.now()): LineListener {
  const known = new Map<string, Promise<Place>>();
  let minute = 0;
  let searches = 0;

  /** Undefined where too many were looked for within this minute. */
  function nextPosition(stack: string): Promise<Place> | undefined {
    const found = known.get(stack);
    if (found) return found;
    const current = Math.floor(now() / 60_000);
    if (current !== minute) searches = 0;
    minute = current;
    searches += 1;
    if (searches > mostSearches) return undefined;
    if (known.size >= mostKnown) known.clear();
    const place = places.ofServer(stack);
    known.set(stack, place);
    return place;
  }

  return (text) => {
    if (!isError.test(text)) return;
    const { err: first, error, msg = '' } = JSON.parse(text) as Line;
    const err = first ?? (typeof error === 'string' ? { message: error } : error);
    const note = (place: Place) =>
      groups.note({ side: 'server', name: err?.name ?? 'Error', message: err?.message ?? msg, ...place });
    // Without the first line, which repeats the message.
    const stack = err?.stack?.slice(err.stack.indexOf('\n') + 1);
    if (!stack) return note({ where: msg, place: msg });
    nextPosition(stack)?.then(note, () => note({ where: msg, place: msg }));
  };
}
