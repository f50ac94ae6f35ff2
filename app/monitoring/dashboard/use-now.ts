import { useSyncExternalStore } from 'react';
import { untilNextSecond } from '#app/monitoring/store/next-second.ts';

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  now = Date.now();
  timer = setTimeout(tick, untilNextSecond(now));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    now = 0;
  };
}

/** The time in milliseconds since 1970, updated each second while the component is shown; 0 on the server. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => 0,
  );
}
