import { drill } from '#server/backup/drill.ts';
import { withArchive } from '#server/backup/restore-site.ts';
import { Refusal } from '#server/boot/refusal.ts';
import { asCommand } from './as-command.ts';

const [archive, ...rest] = process.argv.slice(2);

/** `npm run backup:drill ARCHIVE`: restores it into a throw-away database, compares, and tells. */
await asCommand(async (config) => {
  if (!archive || rest.length > 0) throw new Refusal('Usage: npm run backup:drill ARCHIVE.');
  await withArchive(archive, config, async (file) => {
    process.stdout.write(`${await drill(file, config)}\n`);
  });
});
