import { newestArchive } from '#server/backup/archives.ts';
import { drill } from '#server/backup/drill.ts';
import { withArchive } from '#server/backup/restore-site.ts';
import { Refusal } from '#server/boot/refusal.ts';
import { asCommand } from './as-command.ts';
import { endBySignal } from './end-by-signal.ts';

const unencrypted = '--unencrypted';
const newest = '--newest';
const words = process.argv.slice(2);
const [archive, ...rest] = words.filter((word) => word !== unencrypted);
endBySignal();

/** `npm run backup:drill ARCHIVE`: restores it into a throw-away database, compares, and tells. `--newest` is the latest of the settings' archives. */
await asCommand(async (config) => {
  if (!archive || (archive.startsWith('-') && archive !== newest) || rest.length > 0) {
    throw new Refusal(
      `Usage: npm run backup:drill ARCHIVE, npm run backup:drill -- ${newest}, or npm run backup:drill -- ARCHIVE ${unencrypted}.`,
    );
  }
  await withArchive(archive === newest ? await newestArchive(config) : archive, config, async (file) => {
    process.stdout.write(`${await drill(file, config, { allowsUnencrypted: words.includes(unencrypted) })}\n`);
  });
});
