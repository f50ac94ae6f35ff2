import { LRUCache } from 'lru-cache';
import { MinuteShares } from '#platform/http/security/minute-shares.ts';
import type { ErrorGroups } from './error-groups.ts';
import { type Logger, redirect, streamOf } from './logging.ts';
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

/** Each line begins with pino's number of its level; 50 is an error, 60 is fatal. */
const isError = /^\{"level":[56]0/;
/** Searches a minute: a site that fails with every request must not spend its time on reading source maps. */
const mostSearches = 120;
const mostKnown = 200;

/** Counts the errors in the log, by the log's lines, which contain no personal data any more. */
export function createErrorCollector(groups: ErrorGroups, places: SourcePlaces): LineListener {
  const known = new LRUCache<string, Promise<Place>>({ max: mostKnown });
  const searches = new MinuteShares({ all: mostSearches, perClient: mostSearches });

  /** Undefined if too many were searched for within this minute. */
  function placeOf(stack: string): Promise<Place> | undefined {
    const found = known.get(stack);
    if (found) return found;
    if (!searches.take('')) return undefined;
    const place = places.ofServer(stack);
    known.set(stack, place);
    return place;
  }

  return (text) => {
    if (!isError.test(text)) return;
    const { err: first, error, msg = '' } = JSON.parse(text) as Line;
    const err = first ?? (typeof error === 'string' ? { message: error } : error);
    const add = (place: Place) =>
      groups.add({ side: 'server', name: err?.name ?? 'Error', message: err?.message ?? msg, ...place });
    // The first line of a stack repeats the message.
    const stack = err?.stack?.slice(err.stack.indexOf('\n') + 1);
    if (!stack) return add({ where: msg, place: msg });
    placeOf(stack)?.then(add, () => add({ where: msg, place: msg }));
  };
}

/** One line as it is written: JSON with its line end. */
export type LineListener = (line: string) => void;

/** Lets others read the lines of a log and of all its children, made before or after. */
export function subscribeToLog(log: Logger) {
  const stream = streamOf(log);
  const listeners = new Set<LineListener>();
  redirect(log, {
    write(line) {
      stream.write(line);
      for (const listener of listeners) listener(line);
    },
  });
  return {
    /** Calls the listener with each line that is written from now on. Returns the function that stops it. */
    subscribe(listener: LineListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
