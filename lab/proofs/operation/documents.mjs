import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentedBlocks } from '../../documents/documented-blocks.mjs';
import { onEmptyMachine } from '../../documents/on-empty-machine.mjs';
import { typedCommands } from '../../documents/typed-commands.mjs';
import { startObjectServer } from '../../replicas/object-server.mjs';
import { ensureProgram } from '../../servers/debian-program.mjs';
import { freePort } from '../../servers/site-process.mjs';

const documents = ['docs/operations.md', 'docs/operations/replicas.md'];
const minutes = 25;

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The replicas' ports begin with 3, and their metrics' ports with 9 instead, as the document says. */
const metricsOf = (port) => port + 6_000;

async function replicaPorts() {
  const ports = [];
  for (let port = 3_101; ports.length < 3; port += 1)
    if ((await isFree(port)) && (await isFree(metricsOf(port)))) ports.push(port);
  return ports;
}

/** The release as the operator clones it; only the ports in its files are replaced by free ones. */
function makeRepository(root, repository, ports) {
  const git = (...words) => execFileSync('git', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  git('clone', '--quiet', '--no-hardlinks', root, repository);
  for (const name of ['deploy/Caddyfile', 'deploy/pgbouncer.ini']) {
    const file = join(repository, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      ports.reduce((changed, [example, own]) => changed.replaceAll(example, own), text),
    );
  }
  const as = ['-c', 'user.name=operator', '-c', 'user.email=operator@example.com'];
  git('-C', repository, ...as, 'commit', '--quiet', '--all', '--message', 'Take the ports that are free here');
}

/** The columns of its results. */
export const keyFigures = {
  blocks: 'blocks',
  'blocks run': 'reached.length',
  'not run, with a reason': 'notRun.length',
  'last line': 'last',
};

/** Runs every block of the documents that is marked as run, in order, on folders that are empty at the beginning. */
export async function prove({ root }) {
  for (const name of ['pgbouncer', 'haproxy']) ensureProgram(name, `/usr/sbin/${name}`);
  for (const name of ['caddy', 'openssl']) ensureProgram(name, `/usr/bin/${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-documents-'));
  const databasePort = await freePort();
  const replicas = await replicaPorts();
  const ports = [
    [/\b3000\b/g, String(await freePort())],
    ...replicas.map((port, index) => [new RegExp(`\\b300${index + 1}\\b`, 'g'), String(port)]),
    [/\b9001\b/g, String(metricsOf(replicas[0]))],
    [/\b5432\b/g, String(databasePort)],
    [/\b6432\b/g, String(await freePort())],
    [/\b8080\b/g, String(await freePort())],
    [/\b9300\b/g, String(await freePort())],
  ];
  const repository = join(folder, 'repository');
  makeRepository(root, repository, ports);
  const store = await startObjectServer({ root, folder: join(folder, 's3') });
  const siteName = 'tivoli.example.com';
  const examples = [
    ...ports,
    ['REPOSITORY', repository],
    ['YOUR.NAME', `${siteName}:${await freePort()}`],
    // The name stands between single quotes, which are closed around it, so that this shell inserts it.
    ['ARCHIVE', `'"$(ls /var/backups/tivoli | tail -n 1)"'`],
    ['https://s3.example.com/tivoli?region=eu-west-1', store.env.STORAGE_URL],
    ['STORAGE_KEY=KEY', `STORAGE_KEY=${store.env.STORAGE_KEY}`],
    ['STORAGE_SECRET=SECRET', `STORAGE_SECRET=${store.env.STORAGE_SECRET}`],
  ];
  const blocks = documents.flatMap((document) =>
    documentedBlocks(readFileSync(join(root, document), 'utf8')).map((block) => ({
      ...block,
      place: `${document}:${block.line}`,
    })),
  );
  const wanted = blocks.filter(({ mark, name }) => mark === 'run' && name === 'documents');
  const env = {
    CURL_CA_BUNDLE: join(folder, 'caddy/caddy/pki/authorities/local/root.crt'),
    READY_SECONDS: '180',
  };
  const commands = typedCommands(wanted, examples);
  const { isDone, said } = await onEmptyMachine({ folder, commands, databasePort, siteName, minutes, env });
  await store.stop();
  const isReady = said.split('{"status":"ready"}').length - 1;
  rmSync(folder, { recursive: true, force: true });
  const reached = [...said.matchAll(/^== (docs\/.*)$/gm)].map(([, place]) => place);
  return {
    holds: isDone && isReady >= 4 && reached.length === wanted.length,
    blocks: wanted.length,
    reached,
    notRun: blocks.filter(({ mark }) => mark === 'not run').map(({ place, name }) => `${place}: ${name}`),
    last: said.trim().split('\n').at(-1),
  };
}
