import { restoreSite, withArchive } from '#server/backup/restore-site.ts';
import { Refusal } from '#server/boot/refusal.ts';
import { asCommand } from './as-command.ts';

const words = process.argv.slice(2);
const [archive, ...rest] = words.filter((word) => word !== '--replace');

/** `npm run restore ARCHIVE`: into the empty database and store that are configured; `-- --replace` if they are not empty. */
await asCommand(async (config) => {
  if (!archive || archive.startsWith('-') || rest.length > 0) {
    throw new Refusal('Usage: npm run restore ARCHIVE, or npm run restore -- ARCHIVE --replace.');
  }
  await withArchive(archive, config, async (file) => {
    const said = await restoreSite(file, config, words.includes('--replace'));
    process.stdout.write(`${said.join('\n')}\n`);
  });
});
