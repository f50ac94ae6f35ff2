import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from '../../commands/setup/pinned-node.mjs';

const authorities = 'etc/ssl/certs/ca-certificates.crt';

/**
 * Builds a replacement of the official image of Node, whose registry cannot be reached everywhere: the same Debian, the
 * pinned Node, npm, and the user `node`, under the same name.
 * @param {{ root: string, folder: string, buildah: (...words: string[]) => string, name: string }} options
 * @returns {string} its digest
 */
export function makeBaseImage({ root, folder, buildah, name }) {
  const base = join(folder, 'base');
  const run = (program, ...words) => execFileSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', base);
  mkdirSync(join(base, 'usr/local/lib/node_modules'), { recursive: true });
  cpSync(pinnedNode(root), join(base, 'usr/local/bin/node'));
  // The npm that runs this proof. The official image has one of its own.
  const npm = join(process.env.npm_execpath ?? '', '../..');
  cpSync(npm, join(base, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const command of ['npm', 'npx'])
    run('ln', '-s', `../lib/node_modules/npm/bin/${command}-cli.js`, join(base, 'usr/local/bin', command));
  // A private network may have its own certificate authority, which this machine trusts.
  cpSync(join('/', authorities), join(base, authorities), { dereference: true });
  mkdirSync(join(base, 'usr/local/etc'), { recursive: true });
  writeFileSync(join(base, 'usr/local/etc/npmrc'), `cafile = /${authorities}\n`);
  run('chroot', base, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node');
  const container = buildah('from', 'scratch');
  run('cp', '-a', `${base}/.`, buildah('mount', container));
  buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
  buildah('commit', '--quiet', '--format', 'docker', '--rm', container, name);
  return buildah('images', '--digests', '--format', '{{.Digest}}', name);
}
