import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useMonitor } from '#app/monitoring/store/use-monitor.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { filterEntries, type LevelChoice } from './filter-entries.ts';
import { LogControls } from './log-controls.tsx';
import type { LogEntry } from './log-entry.ts';
import { LogView } from './log-view.tsx';
import { entriesSince, mergeEntries } from './merge-entries.ts';
import { parseLine } from './parse-line.ts';
import { useServerLines } from './use-server-lines.ts';

/** The beginning of this view: after an entry of the server's log, and after a time in monitoring's own log. */
interface Cleared {
  server: LogEntry | undefined;
  own: number;
}

/** The server's log and monitoring's own as one list. Clearing empties this view and nothing else. */
export function SystemLogs({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  const [auto, setAuto] = useState(true);
  const [level, setLevel] = useState<LevelChoice>('all');
  const [words, setWords] = useState('');
  const [cleared, setCleared] = useState<Cleared>({ server: undefined, own: 0 });
  const { lines, refresh } = useServerLines({ auto, open });
  const own = useMonitor(({ log }) => log);

  const fromServer = useMemo(() => (lines ?? []).map(parseLine), [lines]);
  const all = useMemo(
    () =>
      mergeEntries(
        entriesSince(fromServer, cleared.server),
        own.filter(({ at = 0 }) => at > cleared.own),
      ),
    [fromServer, own, cleared],
  );
  const wanted = useDeferredValue(words);
  const entries = useMemo(() => filterEntries(all, { level, words: wanted }), [all, level, wanted]);

  function clear() {
    const server = fromServer.findLast(({ at }) => at !== undefined) ?? cleared.server;
    setCleared({ server, own: Date.now() });
  }

  return (
    <Dialog id={id} title={`System Logs (${entries.length})`} open={open} onClose={onClose}>
      <div className="mon-logs">
        <LogControls
          auto={auto}
          level={level}
          words={words}
          onAuto={() => setAuto(!auto)}
          onRefresh={refresh}
          onExport={() => exportEntries(entries)}
          onClear={clear}
          onLevel={setLevel}
          onWords={setWords}
        />
        {entries.length > 0 ? <LogView entries={entries} /> : <EmptyLog isLoading={lines === undefined} />}
      </div>
    </Dialog>
  );
}

export function EmptyLog({ isLoading }: { isLoading: boolean }) {
  return (
    <p role="status" className="mon-log mon-log-empty on-night">
      {isLoading ? 'Loading logs...' : 'No logs to display'}
    </p>
  );
}

/** Downloads the lines as a text file, unchanged. */
function exportEntries(entries: readonly LogEntry[], now = new Date()): void {
  const text = entries.map(({ raw }) => `${raw}\n`).join('');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `system-logs-${now.toISOString().replaceAll(':', '-')}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
