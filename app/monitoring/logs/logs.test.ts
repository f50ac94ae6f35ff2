import { expect, test } from 'vitest';
import { ownEntry } from './log-entry.ts';
import { filterEntries, levelChoices } from './log-view.tsx';
import { entriesSince, mergeEntries, parseLine } from './system-logs.tsx';

test.each([
  ['Tue Jun 24 17:10:30 IST 2025: site started', 'Tue Jun 24 17:10:30 IST 2025', '2025-06-24T11:40:30.000Z'],
  ['[2025-06-24T11:40:30.123Z] site started', '2025-06-24T11:40:30.123Z', '2025-06-24T11:40:30.123Z'],
  ['2025-06-24 17:10:30 site started', '2025-06-24 17:10:30', '2025-06-24T11:40:30.000Z'],
])('the line "%s" is read', (line, timestamp, time) => {
  expect(parseLine(line)).toEqual({
    timestamp,
    at: Date.parse(time),
    level: 'info',
    message: 'site started',
    raw: line,
    source: 'server',
  });
});

test('a line of no known format is a message without a time', () => {
  expect(parseLine('  at main.ts:4')).toMatchObject({ timestamp: '', message: '  at main.ts:4', level: 'info' });
  expect(parseLine('Tue Jun 24 17:10:30 XYZ 2025: x')).toMatchObject({ message: 'x', at: undefined });
});

test.each([
  ['ERROR no answer', 'error'],
  ['build FAILED', 'error'],
  ['❌ no answer', 'error'],
  ['💥 gone', 'error'],
  ['WARNING slow', 'warn'],
  ['⚠️ slow', 'warn'],
  ['🚨 slow', 'warn'],
  ['DEBUG asked', 'debug'],
  ['all is well', 'info'],
  ['ERROR after a WARNING', 'error'],
])('"%s" is marked as %s', (message, level) => {
  expect(parseLine(`[2025-06-24T11:40:30.123Z] ${message}`).level).toBe(level);
});

test('entries are filtered by level, and by words in message and timestamp', () => {
  expect(levelChoices.map(({ label }) => label)).toEqual(['All Levels', 'Errors Only', 'Warnings Only', 'Info Only']);
  const entries = ['ERROR lost', 'WARNING slow', 'fine', 'DEBUG asked'].map((message, hour) =>
    parseLine(`[2025-06-24T0${hour}:00:00.000Z] ${message}`),
  );
  const shown = (level: 'all' | 'error' | 'warn' | 'info', words = '') =>
    filterEntries(entries, { level, words }).map(({ message }) => message);
  expect(shown('all')).toHaveLength(4);
  expect([shown('error'), shown('warn'), shown('info')]).toEqual([['lost'], ['slow'], ['fine']]);
  expect(shown('all', ' LOST ')).toEqual(['lost']);
  expect(shown('all', 't02:00')).toEqual(['fine']);
  expect(shown('error', 'slow')).toEqual([]);
});

test('the two logs are one in the order of time; a line without a time stays where it was', () => {
  const at = (minute: number) => Date.parse(`2025-06-24T10:0${minute}:00.000Z`);
  const server = ['[2025-06-24T10:01:00.000Z] one', '  at main.ts', '[2025-06-24T10:03:00.000Z] three'].map(parseLine);
  const own = [ownEntry('info', 'two', at(2)), ownEntry('warn', 'four', at(4))];
  const merged = mergeEntries(server, own);
  expect(merged.map(({ message }) => message)).toEqual(['one', '  at main.ts', 'two', 'three', 'four']);
  expect(merged.at(-1)?.raw).toBe('[2025-06-24T10:04:00.000Z] WARNING four');
});

test('a cleared view begins behind the last entry that was seen, also where that is gone', () => {
  const log = (...minutes: number[]) =>
    minutes.map((minute) => parseLine(`[2025-06-24T10:0${minute}:00.000Z] ${minute}`));
  const seen = log(2)[0];
  const shown = (entries: ReturnType<typeof log>) => entriesSince(entries, seen).map(({ message }) => message);
  expect(entriesSince(log(1, 2), undefined)).toEqual(log(1, 2));
  expect(shown([...log(1, 2), parseLine('  at main.ts'), ...log(3)])).toEqual(['  at main.ts', '3']);
  expect(shown([...log(1, 3), parseLine('  at main.ts')])).toEqual(['3', '  at main.ts']);
  expect(shown(log(0, 1))).toEqual([]);
});

test('the marker that a level is read from does not stand before the message again', () => {
  const messages = ['ERROR lost', 'WARNING slow', 'DEBUG asked', 'WARNING: ERROR', 'build FAILED'];
  const read = messages.map((message) => parseLine(`[2025-06-24T11:40:30.123Z] ${message}`));
  expect(read.map(({ message }) => message)).toEqual(['lost', 'slow', 'asked', 'WARNING: ERROR', 'build FAILED']);
  expect(read[0]?.raw).toBe('[2025-06-24T11:40:30.123Z] ERROR lost');
});
