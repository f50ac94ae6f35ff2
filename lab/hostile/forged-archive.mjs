import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../backup/run-command.mjs';
import { queryDatabase } from './site-database.mjs';

const passphrase = 'marigold lantern under banyan';

const addAdministrator = (dataDir) =>
  queryDatabase(
    dataDir,
    `insert into staff."user" (name, email, "emailVerified", role) values ('Mallory', 'mallory@example.com', true, 'admin')`,
  );

/** An archive that was written into the store by somebody without the passphrase is refused, a genuine one is not. */
export const forgedArchive = {
  name: 'forged-archive',
  title: 'forged archives',
  async play({ root, env, dataDir, folder }) {
    const run = (settings, ...words) => runCommand({ root, env: { ...env, ...settings }, words });
    const ours = { BACKUP_PASSPHRASE: passphrase };
    const [right, open, other] = ['right.tar.gz.age', 'forged.tar.gz', 'other.tar.gz.age'].map((name) =>
      join(folder, name),
    );
    const saved = [await run(ours, 'backup', right)];
    await addAdministrator(dataDir);
    saved.push(await run({ BACKUP_PASSPHRASE: '' }, 'backup', open));
    saved.push(await run({ BACKUP_PASSPHRASE: 'a passphrase of somebody else' }, 'backup', other));
    if (saved.some(({ code }) => code !== 0)) throw new Error(saved.map(({ said }) => said).join('\n'));

    const outcomes = {};
    for (const [name, archive] of Object.entries({ unencrypted: open, otherPassphrase: other })) {
      const target = join(folder, name);
      const restored = await run({ ...ours, DATA_DIR: target }, 'restore', archive, '--yes');
      const drilled = await run({ ...ours, DATA_DIR: `${target}-drill` }, 'backup:drill', archive);
      outcomes[name] = {
        restore: restored.code,
        drill: drilled.code,
        said: restored.said,
        untouched: !existsSync(join(target, 'postgres')),
      };
    }
    const target = join(folder, 'restored');
    const restored = await run({ ...ours, DATA_DIR: target }, 'restore', right, '--yes');
    const refused = Object.values(outcomes).every(
      ({ restore, drill, untouched, said }) =>
        restore === 1 && drill === 1 && untouched && /not encrypted|does not open/.test(said),
    );
    return {
      holds: refused && restored.code === 0,
      ...outcomes,
      right: { restore: restored.code, said: restored.said },
    };
  },
};
