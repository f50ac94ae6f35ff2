import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { LogEntry, LogLevel } from './log-entry.ts';

/** The estimated height of a line in pixels; each line is measured when it is shown. */
const lineHeight = 28;

/**
 * Log lines, the newest at the end. Only visible lines are in the page, and while the end is visible the view follows it.
 * Scripts set each line's position, which the content security policy allows; no `style=` attribute is in the HTML.
 */
export function LogView({ entries }: { entries: readonly LogEntry[] }) {
  const view = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const { length } = entries;
  const virtual = useVirtualizer({
    count: length,
    getScrollElement: () => view.current,
    estimateSize: () => lineHeight,
    overscan: 12,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever other lines are shown
  useEffect(() => {
    if (atEnd.current && length > 0) virtual.scrollToIndex(length - 1, { align: 'end' });
  }, [entries]);

  function updateAtEnd() {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = view.current ?? {};
    atEnd.current = scrollHeight - scrollTop - clientHeight < lineHeight;
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section ref={view} className="mon-log on-night" tabIndex={0} aria-label="Log lines" onScroll={updateAtEnd}>
      <ol className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const entry = entries[index];
          return entry ? (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              data-level={entry.level}
              aria-setsize={length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <time className="text-quiet">{entry.timestamp}</time>
              <b className="font-semibold">{entry.level.toUpperCase()}</b>
              <span className="mon-log-message">{entry.message}</span>
              <span className="text-quiet">{entry.source}</span>
            </li>
          ) : null;
        })}
      </ol>
    </section>
  );
}

/** What the view shows: fetched again by itself or not, and only entries of a level with certain words. */
export interface LogFilter {
  auto: boolean;
  level: (typeof levelChoices)[number]['value'];
  words: string;
}

interface LogControlsProps {
  filter: LogFilter;
  onFilter: (changed: Partial<LogFilter>) => void;
  /** The buttons beside "Auto". */
  actions: [name: string, act: () => void][];
}

export function LogControls({ filter: { auto, level, words }, onFilter, actions }: LogControlsProps) {
  return (
    <div className="grid gap-3 md:grid-cols-[1fr_auto]">
      <div className="flex flex-wrap gap-2">
        <button type="button" className="mon-button" aria-pressed={auto} onClick={() => onFilter({ auto: !auto })}>
          Auto
        </button>
        {actions.map(([name, act]) => (
          <button key={name} type="button" className="mon-button" onClick={act}>
            {name}
          </button>
        ))}
      </div>
      <div className="mon-log-filters grid gap-3">
        <select
          className="field-box"
          aria-label="Level"
          value={level}
          onChange={({ currentTarget }) => onFilter({ level: currentTarget.value as LogFilter['level'] })}
        >
          {levelChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <input
          type="search"
          className="field-box"
          aria-label="Search the logs"
          placeholder="Search"
          value={words}
          onChange={({ currentTarget }) => onFilter({ words: currentTarget.value })}
        />
      </div>
    </div>
  );
}

/** The choices of the level filter, in their order. */
export const levelChoices = [
  { value: 'all', label: 'All Levels' },
  { value: 'error', label: 'Errors Only' },
  { value: 'warn', label: 'Warnings Only' },
  { value: 'info', label: 'Info Only' },
] as const satisfies { value: LogLevel | 'all'; label: string }[];

/** Returns the entries of a level whose message or timestamp contains the words, in any case. */
export function filterEntries(
  entries: readonly LogEntry[],
  { level, words }: Pick<LogFilter, 'level' | 'words'>,
): readonly LogEntry[] {
  const wanted = words.trim().toLowerCase();
  if (level === 'all' && !wanted) return entries;
  return entries.filter(
    (entry) =>
      (level === 'all' || entry.level === level) &&
      (entry.message.toLowerCase().includes(wanted) || entry.timestamp.toLowerCase().includes(wanted)),
  );
}
