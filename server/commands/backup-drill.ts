import { drill } from '#server/backup/drill.ts';
import { withArchive } from '#server/backup/restore-site.ts';
import { Refusal } from '#server/boot/refusal.ts';
import { asCommand } from './as-command.ts';

const unencrypted = '--unencrypted';
const words = process.argv.slice(2);
const [archive, ...rest] = words.filter((word) => word !== unencrypted);

/** `npm run backup:drill ARCHIVE`: restores it into a throw-away database, compares, and tells. */
await asCommand(async (config) => {
  if (!archive || archive.startsWith('-') || rest.length > 0) {
    throw new Refusal(`Usage: npm run backup:drill ARCHIVE, or npm run backup:drill -- ARCHIVE ${unencrypted}.`);
  }
  await withArchive(archive, config, async (file) => {
    process.stdout.write(`${await drill(file, config, { allowsUnencrypted: words.includes(unencrypted) })}\n`);
  });
});
