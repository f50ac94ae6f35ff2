import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alarmKinds } from '#app/monitoring/server/alarm-rules.server.ts';
import { projectRoot } from '#platform/project-root.ts';
import { documentedBlocks } from '#tests/support/documented-blocks.ts';
import { proofs } from '#tests/support/proofs.ts';

const root = projectRoot();
const documents = [
  'docs/operations.md',
  'docs/supabase.md',
  ...readdirSync(join(root, 'docs/operations')).map((name) => `docs/operations/${name}`),
];
const blocks = documents.flatMap((document) =>
  documentedBlocks(readFileSync(join(root, document), 'utf8')).map((block) => ({
    ...block,
    place: `${document}:${block.line}`,
  })),
);

test('every block of commands of the operator’s documents is run by a proof or a test, or says why not', () => {
  expect(blocks.length).toBeGreaterThan(15);
  for (const { mark, name = '', place } of blocks) {
    expect(mark, place).toBeDefined();
    if (mark === 'not run') expect(name, place).toMatch(/^.{15,}$/);
    else {
      const runner = name.endsWith('.test.ts') ? join(root, name) : (proofs.get(name) ?? '');
      expect(existsSync(runner), `${place}: there is no proof or test ${name}`).toBe(true);
      expect(readFileSync(runner, 'utf8'), `${place}: ${name} reads no documents`).toContain('documentedBlocks(');
    }
  }
});

test('a shell can read every block that is run, and each npm command that a document names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  for (const { mark, commands, place } of blocks) {
    if (mark === 'run') expect(spawnSync('sh', ['-n'], { input: commands, encoding: 'utf8' }).stderr, place).toBe('');
    for (const [, name = ''] of commands.matchAll(/\bnpm run ([\w:-]+)/g))
      expect(scripts, place).toHaveProperty([name]);
  }
});

test('every file, folder and proof that the operator’s documents name is there', () => {
  for (const document of documents) {
    const text = readFileSync(join(root, document), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:current\/|`)((?:deploy|tests|scripts|bench|docs)\/[\w./@-]+\w)/g)) {
      if (path.includes('NAME')) continue;
      expect(existsSync(join(root, path)), `${document} names ${path}`).toBe(true);
    }
    for (const [, name = ''] of text.matchAll(/npm run prove ([\w-]+)/g)) {
      if (name === 'NAME') continue;
      expect([...proofs.keys()], `${document} names the proof ${name}`).toContain(name);
    }
  }
});

test('the operations page says for each alarm what to do', () => {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  for (const kind of alarmKinds) expect(page).toMatch(new RegExp(`^\\| alert \`${kind}\`.{0,60} \\| .{40,} \\|$`, 'm'));
});
