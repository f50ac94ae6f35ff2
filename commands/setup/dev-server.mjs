import { join } from 'node:path';
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
// Vite would end the process at once; the site closes itself and the database first.
process.removeAllListeners('SIGTERM');
process.stdin.removeAllListeners('end');
const { bootSite } = await vite.ssrLoadModule('/app/entry.site.ts');

const dev = {
  build: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  middlewares: vite.middlewares,
};

// Vite reloads pages by itself. Server code is running already, so the server is started again.
vite.watcher.on('change', (path) => {
  if (
    (!path.startsWith(join(vite.config.root, 'platform/')) && !path.endsWith('.server.ts')) ||
    path.includes('.test.')
  )
    return;
  process.send?.('start-again');
  process.kill(process.pid, 'SIGTERM');
});

await bootSite({ dev });
