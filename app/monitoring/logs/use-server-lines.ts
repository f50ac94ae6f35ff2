import { useCallback, useEffect, useRef, useState } from 'react';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import { createAnswerOrder } from '#app/monitoring/watch/answer-order.ts';
import { unwatchedFetch } from '#app/monitoring/watch/unwatched-fetch.ts';
import { monitoringPaths } from '#app/monitoring-paths.ts';

interface ServerLines {
  /** One line of text for each entry; undefined until the first response. */
  lines: readonly string[] | undefined;
  refresh: () => void;
}

/** Fetches the server's log when `open`, and every three seconds while `auto` is on. */
export function useServerLines({ auto, open }: { auto: boolean; open: boolean }): ServerLines {
  const [lines, setLines] = useState<readonly string[]>();
  const version = useRef<string | null>(null);
  const [begin] = useState(createAnswerOrder);

  const refresh = useCallback(async () => {
    const isNewest = begin();
    try {
      const response = await unwatchedFetch(monitoringPaths.logs(), { headers: { accept: 'text/plain' } });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const etag = response.headers.get('etag');
      const text = await response.text();
      if (!isNewest()) return;
      if (etag !== null && etag === version.current) return;
      version.current = etag;
      setLines(text.split('\n').filter(Boolean));
    } catch (error) {
      // It is a warning, since an error would count among the errors of the watched page.
      // biome-ignore lint/suspicious/noConsole: the failure is reported on the console only
      console.warn('Loading the system logs failed:', error);
      setLines((before) => before ?? []);
    }
  }, [begin]);

  useEffect(() => {
    if (!open) return;
    void refresh();
    if (!auto) return;
    const timer = setInterval(() => void refresh(), monitoringLimits.logsRefresh);
    return () => clearInterval(timer);
  }, [auto, open, refresh]);

  return { lines, refresh };
}
