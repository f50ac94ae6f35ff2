import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import { useMonitor } from '#app/monitoring/store/monitor.ts';
import { createAnswerOrder } from '#app/monitoring/watch/answer-order.ts';
import { unwatchedFetch } from '#app/monitoring/watch/unwatched-fetch.ts';
import { monitoringPaths } from '#app/monitoring-paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { lookUp } from '#platform/look-up.ts';
import { type LogEntry, type LogLevel, levelMarkers } from './log-entry.ts';
import { filterEntries, LogControls, type LogFilter, LogView } from './log-view.tsx';

/** The server's log and monitoring's own as one list. Clearing empties this view and nothing else. */
export function SystemLogs({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  const [filter, setFilter] = useState<LogFilter>({ auto: true, level: 'all', words: '' });
  /** The view begins after an entry of the server's log, and after a time in monitoring's own. */
  const [cleared, setCleared] = useState<{ server?: LogEntry | undefined; own: number }>({ own: 0 });
  const { server, refresh } = useServerLog({ auto: filter.auto, open });
  const log = useMonitor((state) => state.log);

  const wanted = useDeferredValue(filter);
  const entries = useMemo(() => {
    const own = log.filter(({ at = 0 }) => at > cleared.own);
    return filterEntries(mergeEntries(entriesSince(server ?? [], cleared.server), own), wanted);
  }, [server, log, cleared, wanted]);

  function clear() {
    const last = server?.findLast(({ at }) => at !== undefined) ?? cleared.server;
    setCleared({ server: last, own: Date.now() });
  }

  return (
    <Dialog id={id} title={`System Logs (${entries.length})`} open={open} onClose={onClose}>
      <div className="mon-logs grid gap-4">
        <LogControls
          filter={filter}
          onFilter={(changed) => setFilter({ ...filter, ...changed })}
          actions={[
            ['Refresh', refresh],
            ['Export', () => exportEntries(entries)],
            ['Clear', clear],
          ]}
        />
        {entries.length > 0 ? <LogView entries={entries} /> : <EmptyLog isLoading={server === undefined} />}
      </div>
    </Dialog>
  );
}

export function EmptyLog({ isLoading }: { isLoading: boolean }) {
  return (
    <p role="status" className="mon-log on-night grid place-items-center">
      {isLoading ? 'Loading logs...' : 'No logs to display'}
    </p>
  );
}

/** Downloads the lines as a text file, unchanged. */
function exportEntries(entries: readonly LogEntry[]): void {
  const text = entries.map(({ raw }) => `${raw}\n`).join('');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `system-logs-${new Date().toISOString().replaceAll(':', '-')}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Fetches the server's log when `open`, and every three seconds while `auto` is on. Returns its entries, undefined
 * until the first response, and a function that fetches them again.
 */
function useServerLog({ auto, open }: { auto: boolean; open: boolean }) {
  const [server, setServer] = useState<readonly LogEntry[]>();
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
      setServer(text.split('\n').filter(Boolean).map(parseLine));
    } catch (error) {
      // It is a warning, since an error would count among the errors of the watched page.
      // biome-ignore lint/suspicious/noConsole: the failure is reported on the console only
      console.warn('Loading the system logs failed:', error);
      setServer((before) => before ?? []);
    }
  }, [begin]);

  useEffect(() => {
    if (!open) return;
    void refresh();
    if (!auto) return;
    const timer = setInterval(refresh, monitoringLimits.logsRefresh);
    return () => clearInterval(timer);
  }, [auto, open, refresh]);

  return { server, refresh };
}

const offsets: Record<string, string> = { IST: '+0530', UTC: '+0000', GMT: '+0000' };

/** The three formats with which log lines begin. */
const formats = [
  // Tue Jun 24 17:10:30 IST 2025: message
  { pattern: /^(\w{3} (\w{3}) +(\d{1,2}) (\d\d:\d\d:\d\d) ([A-Z]{2,5}) (\d{4})): ?(.*)$/s, read: readUnixDate },
  // [2025-06-24T11:40:30.123Z] message
  {
    pattern: /^\[(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\] ?(.*)$/s,
    read: ([time = '']: string[]) => Date.parse(time),
  },
  // 2025-06-24 17:10:30 message, in Indian time
  {
    pattern: /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) (.*)$/s,
    read: ([time = '']: string[]) => Date.parse(`${time.replace(' ', 'T')}+05:30`),
  },
];

/** Reads one line of the server's log. A line of no known format is a message without a time. */
export function parseLine(line: string): LogEntry {
  const level = levelOf(line);
  for (const { pattern, read } of formats) {
    const [, ...parts] = pattern.exec(line) ?? [];
    const [timestamp, words] = [parts[0], parts.at(-1)];
    if (timestamp === undefined || words === undefined) continue;
    // The view shows the level beside the message.
    const marker = levelMarkers[level];
    const message = words.startsWith(marker) ? words.slice(marker.length) : words;
    const at = read(parts);
    return { timestamp, at: Number.isNaN(at) ? undefined : at, level, message, raw: line, source: 'server' };
  }
  return { timestamp: '', at: undefined, level, message: line, raw: line, source: 'server' };
}

/** Reads the parts of what the command `date` prints; an unknown time zone gives no time. */
function readUnixDate([, month, day, time, zone = '', year]: string[]): number {
  return Date.parse(`${day} ${month} ${year} ${time} ${lookUp(offsets, zone) ?? zone}`);
}

const markers: [LogLevel, RegExp][] = [
  ['error', /ERROR|FAILED|❌|💥/u],
  ['warn', /WARNING|\bwarning\b|⚠|🚨/u],
  ['debug', /DEBUG/],
];

function levelOf(line: string): LogLevel {
  return markers.find(([, marker]) => marker.test(line))?.[0] ?? 'info';
}

/** Merges two logs, the oldest line first. Each keeps its own order, and a line without a time follows the one before it. */
export function mergeEntries(server: readonly LogEntry[], own: readonly LogEntry[]): LogEntry[] {
  const merged: LogEntry[] = [];
  let next = 0;
  for (const entry of server) {
    const { at } = entry;
    while (at !== undefined && next < own.length && (own[next]?.at ?? 0) < at) merged.push(...own.slice(next, ++next));
    merged.push(entry);
  }
  return merged.concat(own.slice(next));
}

/**
 * Returns the entries after `seen`. If `seen` no longer exists, or another replica answers that never had it, it
 * returns those with a later time.
 */
export function entriesSince(entries: readonly LogEntry[], seen: LogEntry | undefined): readonly LogEntry[] {
  if (!seen) return entries;
  const place = entries.findLastIndex(({ raw }) => raw === seen.raw);
  if (place >= 0) return entries.slice(place + 1);
  const next = entries.findIndex(({ at = 0 }) => at > (seen.at ?? 0));
  return next < 0 ? [] : entries.slice(next);
}
