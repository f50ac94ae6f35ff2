import { useEffect, useRef } from 'react';

/** Runs shortcuts for the keys that are pressed outside of fields. `run` returns whether the key was one. */
export function useShortcuts(run: (key: string, at: HTMLElement) => boolean): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, select, textarea, dialog')) return;
      if (latest.current(event.key, at)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
