import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentedBlocks } from '../documented-blocks.mjs';
import { freePort } from '../site-process.mjs';

/**
 * Stands in for systemd, which does not run here: starts and stops what the unit starts, as its user, in its folder, with
 * its settings and those of its files. The socket and every other service are nobody's.
 */
const systemctl = `#!/bin/bash
verb=$1; shift
for word in "$@"; do
  case $word in tivoli@*.service|tivoli@[0-9]*) ;; *) continue ;; esac
  case $word in *.socket) continue ;; esac
  port=\${word#tivoli@}; port=\${port%.service}
  pid=$FOLDER/run/$port.pid
  if [ $verb = stop ] || [ $verb = restart ]; then
    kill -TERM $(cat $pid) && tail --pid=$(cat $pid) -f /dev/null
  fi
  [ $verb = stop ] && continue
  unit=/etc/systemd/system/tivoli@.service
  (
    while IFS= read -r line; do export "\${line//%i/$port}"; done < <(sed -n 's/^Environment=//p' $unit)
    set -a; . /etc/tivoli/site.env; [ -f /etc/tivoli/$port.env ] && . /etc/tivoli/$port.env; set +a
    cd "$(sed -n 's/^WorkingDirectory=//p' $unit)"
    command=$(sed -n 's/^ExecStart=//p' $unit)
    exec setsid setpriv --reuid=tivoli --regid=tivoli --init-groups $command
  ) >> $FOLDER/run/$port.log 2>&1 < /dev/null &
  echo $! > $pid
done
exit 0
`;
const journalctl = '#!/bin/sh\ntail -n 5 $FOLDER/run/*.log\n';

/** Only what the documents write to is our own; all else is the machine's, and nothing of it is written to. */
const inFoldersOfItsOwn = `
set -e
cp -a /etc "$FOLDER/etc"
mount --bind "$FOLDER/etc" /etc
# The repository is root's, who runs this, and is cloned by the new user, who has no settings of ours.
printf '[safe]\\n\\tdirectory = *\\n' >> /etc/gitconfig
mkdir -p /etc/systemd/system
for place in srv var/lib var/backups; do
  mkdir -p "$FOLDER/$place"
  mount --bind "$FOLDER/$place" "/$place"
done
`;

/** As a person at a terminal types it: what follows \`su - tivoli\` is typed to the user's own shell, until \`exit\`. */
const asTyped = (commands) =>
  commands.replaceAll(
    /^su - tivoli\n([\s\S]*?)^exit\n/gm,
    (_, typed) => `su - tivoli -c 'sh -eux' <<'TYPED'\n${typed}TYPED\n`,
  );

/** Every block of docs/operations.md that is marked as run, in its order, on folders that are empty at the beginning. */
export async function prove({ root }) {
  if (process.getuid() !== 0)
    throw new Error('This proof needs root: it makes a user and folders in a namespace of mounts.');
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-documents-'));
  chmodSync(folder, 0o755);
  const [port, metricsPort] = [await freePort(), await freePort()];
  const repository = join(folder, 'repository.git');
  spawnSync('git', ['clone', '--quiet', '--bare', '--no-hardlinks', root, repository]);
  spawnSync('git', ['-C', repository, 'config', 'receive.denyCurrentBranch', 'ignore']);
  for (const name of ['bin', 'run']) mkdirSync(join(folder, name));
  for (const [name, text] of Object.entries({ systemctl, journalctl })) {
    writeFileSync(join(folder, 'bin', name), text, { mode: 0o755 });
  }
  const blocks = documentedBlocks(readFileSync(join(root, 'docs/operations.md'), 'utf8'));
  const wanted = blocks.filter(({ mark, name }) => mark === 'run' && name === 'documents');
  const script = wanted
    .map(({ commands, line }) => {
      const here = asTyped(commands)
        .replaceAll('REPOSITORY', repository)
        .replaceAll('9300', String(metricsPort))
        .replaceAll(/\b3000\b/g, String(port))
        .replaceAll('ARCHIVE', '$(ls /var/backups/tivoli | tail -n 1)')
        .replaceAll(/(su - tivoli -c )'([^'\n]*\$\([^'\n]*)'/g, '$1"$2"');
      return `echo "== line ${line}"\n${here}`;
    })
    .join('\n');
  const file = join(folder, 'typed.sh');
  writeFileSync(
    file,
    `${inFoldersOfItsOwn}set -x\n${script}\necho "== all was run"\nsystemctl stop tivoli@${port}.service\n`,
  );
  const env = {
    PATH: `${join(folder, 'bin')}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    FOLDER: folder,
    READY_SECONDS: '180',
  };
  const words = [
    '--mount',
    '--pid',
    '--fork',
    '--mount-proc',
    '--kill-child',
    '--propagation',
    'private',
    'bash',
    file,
  ];
  const child = spawn('unshare', words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const limit = setTimeout(endWithUs, 20 * 60_000);
  const [code] = await once(child, 'exit');
  clearTimeout(limit);
  process.off('exit', endWithUs);
  const reached = [...said.matchAll(/^== line (\d+)$/gm)].map(([, line]) => Number(line));
  const isReady = said.split('{"status":"ready"}').length - 1;
  const holds = code === 0 && said.includes('\n== all was run') && isReady >= 1;
  if (!holds) console.error(said.slice(-6_000));
  rmSync(folder, { recursive: true, force: true });
  return {
    holds,
    blocks: wanted.length,
    reached,
    notRun: blocks.filter(({ mark }) => mark === 'not run').map(({ line, name }) => `${line}: ${name}`),
    last: said.trim().split('\n').at(-1),
  };
}
