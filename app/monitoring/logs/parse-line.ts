import { lookUp } from '#platform/look-up.ts';
import { type LogEntry, type LogLevel, levelMarkers } from './log-entry.ts';

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

const offsets: Record<string, string> = { IST: '+0530', UTC: '+0000', GMT: '+0000' };

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
