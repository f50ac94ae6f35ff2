import { useCallback, useEffect, useRef, useState } from 'react';
import { monitoring } from '#app/monitoring/limits.ts';
import { unwatchedFetch } from '#app/monitoring/watch/unwatched-fetch.ts';
import { monitoringPaths } from '#app/monitoring-paths.ts';

/** The server's log as text, one line an entry; unchanged where the server says so. */
interface ServerLines {
  /** Undefined until the first answer. */
  lines: readonly string[] | undefined;
  refresh: () => void;
}

/** Asks for the server's log when shown, and every three seconds while `auto` is on. */
export function useServerLines({ auto, open }: { auto: boolean; open: boolean }): ServerLines {
  const [lines, setLines] = useState<readonly string[]>();
  const version = useRef<string | null>(null);

  const refresh = useCallback(async () => {
    try {
      const response = await unwatchedFetch(monitoringPaths.logs(), { headers: { accept: 'text/plain' } });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const etag = response.headers.get('etag');
      const text = await response.text();
      if (etag !== null && etag === version.current) return;
      version.current = etag;
      setLines(text.split('\n').filter(Boolean));
    } catch (error) {
      // As specified (2 §8), and a warning: an error would count among those of the page that is watched.
      // biome-ignore lint/suspicious/noConsole: what could not be loaded is told on the console only
      console.warn('Loading the system logs failed:', error);
      setLines((before) => before ?? []);
    }
  }, []);

  useEffect(() => {
    if (!open) return;
    void refresh();
    if (!auto) return;
    const timer = setInterval(() => void refresh(), monitoring.logsRefresh);
    return () => clearInterval(timer);
  }, [auto, open, refresh]);

  return { lines, refresh };
}
