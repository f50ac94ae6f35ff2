import { parseArgs } from 'node:util';
import { restoreSite, withArchive } from '#platform/backup/restore/restore-site.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { asCommand } from './as-command.ts';
import { askYes } from './ask-yes.ts';

const usage = 'Usage: npm run restore -- ARCHIVE [--yes] [--replace] [--unencrypted].';

function readWords() {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ options: { yes: flag, replace: flag, unencrypted: flag }, allowPositionals: true });
  } catch {
    throw new Refusal(usage);
  }
}

/**
 * `npm run restore ARCHIVE` restores into the empty database and store that are configured, once somebody has typed
 * yes; with `--yes` at once, with `--replace` if they are not empty, with `--unencrypted` from an archive that is not
 * encrypted.
 */
await asCommand(async (config) => {
  const { values, positionals } = readWords();
  const [archive, ...rest] = positionals;
  if (!archive || rest.length > 0) throw new Refusal(usage);
  if (!values.yes && !process.stdin.isTTY) {
    throw new Refusal(
      'A restore asks before it writes, and nobody can answer here: add --yes (npm run restore -- ARCHIVE --yes).',
    );
  }
  await withArchive(archive, config, async (file) => {
    const said = await restoreSite(file, config, {
      isReplacing: values.replace === true,
      allowsUnencrypted: values.unencrypted === true,
      confirm: async (sentences) => {
        process.stderr.write(`${sentences.join('\n')}\n`);
        return values.yes === true || askYes(process.stdin, process.stderr);
      },
    });
    process.stdout.write(`${said.join('\n')}\n`);
  });
});
