import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentedBlocks } from '../../documents/documented-blocks.mjs';
import { onEmptyMachine } from '../../documents/on-empty-machine.mjs';
import { typedCommands } from '../../documents/typed-commands.mjs';
import { freePort } from '../../servers/site-process.mjs';

const document = 'docs/operations/point-in-time.md';
const base = '/var/backups/postgresql/base-$(date +%F)';

/**
 * These steps come between the documented blocks: rows before and after the base backup, and a mistake after the last
 * good moment.
 */
const meanwhile = {
  before: `ask() { su - postgres -c "psql -v ON_ERROR_STOP=1 -Atc \\"$1\\""; }
ask 'create table enquiry (words text)'
ask "insert into enquiry values ('before the base backup')"`,
  mishap: `ask "insert into enquiry values ('after the base backup')"
sleep 1.1
when=$(ask 'select now()')
sleep 1.1
ask 'delete from enquiry'
ask "insert into enquiry values ('after the mishap')"
piece=$(ask 'select pg_walfile_name(pg_switch_wal())')
until [ -f /var/backups/postgresql/wal/$piece ]; do sleep 0.2; done`,
  restored: `until [ "$(su - postgres -c "psql --cluster 15/restored -Atc 'select pg_is_in_recovery()'")" = f ]; do sleep 0.2; done`,
  after: `su - postgres -c "psql --cluster 15/restored -Atc 'select words from enquiry order by words desc'" | sed 's/^/found: /'
pg_ctlcluster 15 restored stop
pg_ctlcluster 15 main stop`,
};

/** The columns of its results. */
export const keyFigures = {
  'restored to': ({ restored }) => restored.join('; '),
  'blocks run': 'blocks.length',
};

/**
 * Runs the documented commands of WAL archiving as they are. Rows that were written before the moment are back, later
 * ones are not.
 */
export async function prove({ root }) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-point-in-time-'));
  const blocks = documentedBlocks(readFileSync(join(root, document), 'utf8'));
  const examples = [
    [/\b17\b/g, '15'],
    ['BASE', base],
    ["recovery_target_time = 'WHEN'", "recovery_target_time = '$when'"],
    // The shell inserts the moment.
    ["postgresql.auto.conf <<'END'", 'postgresql.auto.conf <<END'],
  ];
  const [switchOn, baseBackup, look, goBack, isBack] = blocks.map((block) =>
    typedCommands([{ ...block, place: `${document}:${block.line}` }], examples),
  );
  const { before, mishap, restored, after } = meanwhile;
  const commands = [switchOn, before, baseBackup, mishap, look, goBack, restored, isBack, after].join('\n');
  const { isDone, said } = await onEmptyMachine({ folder, commands, databasePort: await freePort(), minutes: 4 });
  rmSync(folder, { recursive: true, force: true });
  const found = [...said.matchAll(/^found: (.*)$/gm)].map(([, words]) => words);
  return {
    holds: isDone && found.join() === 'before the base backup,after the base backup' && blocks.length === 5,
    restored: found,
    blocks: [...said.matchAll(/^== (docs\/.*)$/gm)].map(([, place]) => place),
  };
}
