import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { projectRoot } from '#platform/project-root.ts';

interface Found {
  place: string;
  source: string;
  flags: string;
}

/** These files build a pattern from constant parts. */
const mayPutTogether = [
  'app/forms/store-once.server.ts',
  'platform/http/security/content-security-policy.ts',
  'platform/storage/documents/check-pdf.ts',
];

const root = projectRoot();
const files = globSync('{app,commands,content,platform}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

const patterns: Found[] = [];
const puttingTogether = new Set<string>();

for (const file of files) {
  const code = readFileSync(join(root, file), 'utf8');
  look(parseSync(file, code).program, (node) => {
    if (node.type === 'Literal' && node.regex) {
      const line = code.slice(0, node.start).split('\n').length;
      patterns.push({ place: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags });
    }
    if (node.callee?.name === 'RegExp') puttingTogether.add(file);
  });
}

interface SyntaxNode {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

/** Visits every node of a syntax tree. */
function look(tree: unknown, see: (node: SyntaxNode) => void): void {
  if (typeof tree !== 'object' || tree === null) return;
  if ('type' in tree) see(tree as SyntaxNode);
  for (const part of Object.values(tree)) look(part, see);
}

/** Says how a pattern's time may grow faster than the text. */
function faults({ source, flags }: Found): string[] {
  return analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.map(
    ({ type }) => type,
  );
}

test('no pattern of the site takes longer than in proportion to its text', () => {
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns.filter((found) => faults(found).length > 0);
  expect(slow).toEqual([]);
});

test('patterns are written down, so that they can be looked at', () => {
  expect([...puttingTogether].sort()).toEqual(mayPutTogether);
});

test.each(['[^\\s]+@', '^(a+)+$', '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', '<[^>]*>'])('/%s/ would be found', (source) => {
  expect(faults({ place: '', source, flags: '' })).not.toEqual([]);
});
