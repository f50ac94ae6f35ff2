import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pinnedNode } from '../../commands/setup/pinned-node.mjs';

const source = `
  import S3rver from 's3rver';
  const configureBuckets = [{ name: 'tivoli', configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: process.argv[1], configureBuckets });
  process.send((await server.run()).port);
  process.on('disconnect', () => process.exit(0));`;

/** Runs the S3-compatible server of the tests in a process of its own. */
export async function startObjectServer({ root, folder }) {
  const child = spawn(pinnedNode(root), ['--input-type=module', '-e', source, folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  return {
    env: {
      STORAGE_URL: `http://127.0.0.1:${port}/tivoli`,
      STORAGE_KEY: 'S3RVER',
      STORAGE_SECRET: 'S3RVER',
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
