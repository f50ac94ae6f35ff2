import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unreadConstants } from './support/unread-constants.ts';

/** React Router reads these exports of a route. */
const ofRoutes = /: (handle|middleware)$/;

test('the programs read every constant that they declare, and every entry of a table of constants', () => {
  const files = globSync(['{app,commands,content,platform,studio}/**/*.{ts,tsx,mjs}', 'vite.config.ts']);
  const sources = files.filter((file) => !/\.test\.\w+$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]);
  expect(sources.length).toBeGreaterThan(1_000);
  // A build puts the Hindi twin of a file in its place, so that whoever reads the one reads the other.
  const unread = unreadConstants(Object.fromEntries(sources)).filter((name) => !/\.hi\.tsx?: /.test(name));
  expect(unread.filter((name) => !ofRoutes.test(name))).toEqual([]);
});

test('a constant that only another file imports is unread, and so is an entry that nobody names', () => {
  const times = 'export const times = { hotels: 5, rooms: 15 } as const;\nconst most = 3;\nexport const least = 1;';
  const reader = (body: string) =>
    `import { times, least } from './times.ts';\nimport * as all from './times.ts';\n${body}`;
  const unread = (body: string) => unreadConstants({ 'app/times.ts': times, 'app/reader.ts': reader(body) });
  expect(unread('')).toEqual(['app/times.ts: times', 'app/times.ts: most', 'app/times.ts: least']);
  expect(unread('wait(times.hotels, least)')).toEqual(['app/times.ts: times.rooms', 'app/times.ts: most']);
  expect(unread('const { hotels } = times; all.least')).toEqual(['app/times.ts: times.rooms', 'app/times.ts: most']);
  expect(unread("times['rooms']; wait({ least: all.least })")).toEqual(['app/times.ts: most']);
});
