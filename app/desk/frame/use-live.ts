import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';

/** Changes within this time are loaded together. */
const GATHER_MS = 150;

/** Keeps the open page up to date: whatever comes or changes shows without a reload. */
export function useLive(): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    const events = new EventSource(deskPaths.live());
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void latest.current();
      }, GATHER_MS);
    };
    events.addEventListener('change', ask);
    // Something may have come after the server rendered the page and before it listens, or while the connection was lost.
    events.addEventListener('open', ask);
    return () => {
      clearTimeout(gathering);
      events.close();
    };
  }, []);
}
